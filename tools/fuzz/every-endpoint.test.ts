import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzCases, listChanges } from "./fuzz-case.ts";
import { FUZZ_SEED } from "./fuzz-seed.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { openFuzzWorld } from "./testing/open-fuzz-world.ts";

const CASES_PER_ENDPOINT = 8;
const ENDPOINTS = listEndpoints();

let world: Awaited<ReturnType<typeof openFuzzWorld>>;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world?.close());

const taken: string[] = [];
describe(`every endpoint, with OFFERTORY_FUZZ_SEED=${FUZZ_SEED}`, () => {
  test.each(ENDPOINTS)(
    "%s returns a valid response or a refusal with a code if one or two fields are wrong",
    async (name, endpoint) => {
      const trial = await world.openTrial(endpoint);
      if (await trial.isTaken()) taken.push(name);
      const changes = listChanges(endpoint, trial.valid, world.elsewhere);
      await fc.assert(
        fc.asyncProperty(fuzzCases(changes), async (fuzzed) => {
          expect(await trial.judge(fuzzed)).toBeNull();
        }),
        { numRuns: CASES_PER_ENDPOINT, seed: FUZZ_SEED },
      );
    },
  );

  test("more than 70 percent of the endpoints accept their valid request", () => {
    expect(taken.length).toBeGreaterThan(ENDPOINTS.length * 0.7);
  });

  test("no request has polluted Object.prototype", () => {
    expect(Reflect.has({}, "polluted")).toBe(false);
    expect(Reflect.has({}, "isAdmin")).toBe(false);
  });
});
