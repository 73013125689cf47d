import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzCases, listChanges } from "./fuzz-case.ts";
import { FUZZ_SEED } from "./fuzz-seed.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { openFuzzWorld } from "./testing/open-fuzz-world.ts";

/**
 * Each run draws a random part of the cases, so that a few runs cover all of them; OFFERTORY_FUZZ=all runs all at once.
 */
const isAll = process.env["OFFERTORY_FUZZ"] === "all";
const [SINGLES, PAIRS] = isAll ? [Number.MAX_SAFE_INTEGER, 150] : [40, 25];

let world: Awaited<ReturnType<typeof openFuzzWorld>>;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world?.close());

describe(`every endpoint, with OFFERTORY_FUZZ_SEED=${FUZZ_SEED}`, () => {
  test.each(listEndpoints())(
    "%s returns a valid response or a refusal with a code for wrong values of its fields",
    async (_name, endpoint) => {
      const trial = await world.openTrial(endpoint);
      const changes = listChanges(endpoint, trial.valid, world.elsewhere);
      const drawn =
        changes.length <= SINGLES
          ? changes
          : (fc.sample(fc.shuffledSubarray(changes, { minLength: SINGLES, maxLength: SINGLES }), {
              seed: FUZZ_SEED,
              numRuns: 1,
            })[0] ?? []);
      const singles = drawn.map((change) => ({ caller: "admin" as const, changes: [change] }));
      const pairs = fc.sample(fuzzCases(changes), { seed: FUZZ_SEED, numRuns: PAIRS });
      const faults: string[] = [];
      for (const fuzzed of [...singles, ...pairs]) {
        const fault = await trial.judge(fuzzed);
        if (fault !== null) faults.push(fault);
      }
      // Only the first five, because the list can be long.
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );
});
