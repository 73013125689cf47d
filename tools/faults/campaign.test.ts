import { expect, inject, test } from "vitest";
import { runCampaign } from "./campaign.ts";

const SEED = "small";

/** The same on every machine, as far as machines are the same; the long campaigns draw other seeds. */
test("a small campaign of dying servers, lost answers and late letters leaves nothing lost, double or a cent apart", async () => {
  const problems: string[] = [];
  const totals = await runCampaign(inject("testServer"), {
    seed: SEED,
    runs: 96,
    say: (line) => void problems.push(line),
  });
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ runs: 96, lost: 0, double: 0, cents: 0, failed: [] });
  expect(totals.donations).toBe(totals.charges);
  expect(totals.charges).toBeGreaterThan(25);
  expect(totals.refunds).toBeGreaterThan(0);
}, 240_000);
