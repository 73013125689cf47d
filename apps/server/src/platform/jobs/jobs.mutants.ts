import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Jobs of a running process are not released",
    file: "./free-orphans.ts",
    find: "as seen where pg_try_advisory_xact_lock(hashtextextended('${keyOf(\"\")}' || locked_by, 0))",
    replace: "as seen",
    test: "./jobs.test.ts",
    title: "jobs locked by a killed process are released, and those of a running process are not",
  },
  {
    guard: "An urgent email does not wait for low-priority emails",
    file: "./jobs.ts",
    find: "canWait ? LOW_PRIORITY : 0",
    replace: "0",
    test: "./jobs.test.ts",
    title: "an urgent email is sent before low-priority emails that were queued earlier",
  },
  {
    guard: "Each kind of job has its own workers",
    file: "./queues.ts",
    find: 'tasks[name]?.queue ?? (timed.has(name) ? "nightly" : "events")',
    replace: '"money"',
    test: "./jobs.test.ts",
    title: "hanging jobs delay only their own queue: an email is sent while payment and nightly jobs hang",
  },
  {
    guard: "A scheduled run waits for the previous run",
    file: "./queues.ts",
    find: "`${line} ?queue=${taskOf(line)}&jobKey=${taskOf(line)}`",
    replace: "line",
    test: "./jobs.test.ts",
    title: "each scheduled task has its own queue and job key, so that its runs do not overlap",
  },
];
