import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startTestPostgres } from "../postgres/start-test-postgres.ts";
import { closingLine } from "../test/tally.ts";
import { ALL_MUTANTS } from "./all-mutants.ts";
import { copySources } from "./copy-sources.ts";
import { readRecord, splitKilled } from "./killed-mutants.ts";
import { runMutants, type Proof } from "./run-mutants.ts";
import { splitMutants } from "./split-mutants.ts";

const root = join(import.meta.dirname, "../..");
const REPORT = join(root, ".cache/test-logs/mutants.json");
const PARALLEL_RUNS = 3;

/**
 * How many of the already killed mutants are run again, others each time, because a change elsewhere may affect them.
 */
const SAMPLE = 20;

/**
 * `node tools/mutation/mutation.ts` runs the mutants that are not recorded as killed and a sample of the others; with
 * `--all` all of them; with a word those whose file or guard contains it. `--all` and `--record` record which of
 * them are killed now.
 */
const [word = ""] = process.argv.slice(2);
const mutants = chooseMutants();
const record = readRecord(root, ALL_MUTANTS);

function chooseMutants() {
  if (word === "--all") return ALL_MUTANTS;
  if (word !== "" && word !== "--record")
    return ALL_MUTANTS.filter(({ guard, file }) => `${file} ${guard}`.includes(word));
  const { killed, open } = splitKilled(root, ALL_MUTANTS);
  console.log(`${open.length} of ${ALL_MUTANTS.length} mutants are not recorded as killed`);
  return [...open, ...shuffle(killed).slice(0, SAMPLE)];
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

// Slow tests may kill mutants too. Most tests wait in vain for a result when a guard is missing, so timeouts are
// shorter.
process.env["OFFERTORY_TESTS"] = "all";
process.env["OFFERTORY_TEST_PATIENCE"] ??= "0.4";
const folder = realpathSync(mkdtempSync(join(tmpdir(), "offertory-mutants-")));
const sweep = () => rmSync(folder, { recursive: true, force: true });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => (sweep(), process.exit(1)));

const reportProof = ({ mutant, problem }: Proof) =>
  console.log(
    problem ? `FAILED  ${mutant.guard}\n${problem.replaceAll(/^/gm, "        ")}` : `ok      ${mutant.guard}`,
  );

const postgres = process.env["TEST_DATABASE_URL"] ? undefined : await startTestPostgres();
if (postgres) {
  process.env["TEST_DATABASE_URL"] = postgres.url;
  process.env["TEST_DATABASE_SERVING_URL"] = postgres.servingUrl;
}
try {
  const proofs = await Promise.all(
    splitMutants(mutants, PARALLEL_RUNS).map((share, index) => {
      const copy = join(folder, String(index));
      copySources(root, copy);
      return runMutants(copy, share, reportProof);
    }),
  );
  const survivors = new Set(proofs.flat().flatMap(({ mutant, problem }) => (problem === undefined ? [] : [mutant])));
  const failed = survivors.size;
  const tally = { passed: proofs.flat().length - failed, failed, skipped: 0 };
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(tally));
  console.log(closingLine(tally));
  if (word === "--all" || word === "--record") record(survivors);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  sweep();
  await postgres?.stop();
}
