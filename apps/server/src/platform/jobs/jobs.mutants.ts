import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Jobs of a living process are left to it",
    file: "./free-orphans.ts",
    find: "as seen where pg_try_advisory_xact_lock(hashtextextended('${keyOf(\"\")}' || locked_by, 0))",
    replace: "as seen",
    test: "./jobs.test.ts",
    title: "jobs that a killed process had taken are free again; those of a living one are not",
  },
  {
    guard: "An email for which somebody waits does not wait for those for which nobody does",
    file: "./jobs.ts",
    find: "canWait ? LOW_PRIORITY : 0",
    replace: "0",
    test: "./jobs.test.ts",
    title: "an email for which somebody waits leaves before those for which nobody does, however many came earlier",
  },
  {
    guard: "Each kind of job has workers of its own",
    file: "./queues.ts",
    find: 'tasks[name]?.queue ?? (timed.has(name) ? "nightly" : "events")',
    replace: '"money"',
    test: "./jobs.test.ts",
    title:
      "work that hangs holds up only work of its own kind: an email leaves while providers and the night's work hang",
  },
  {
    guard: "A turn of the timetable waits for the one before it",
    file: "./queues.ts",
    find: "`${line} ?queue=${taskOf(line)}&jobKey=${taskOf(line)}`",
    replace: "line",
    test: "./jobs.test.ts",
    title: "what is done by the timetable is done once at a time, however many turns were missed",
  },
];
