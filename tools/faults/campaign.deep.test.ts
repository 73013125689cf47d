import { expect, inject, test } from "vitest";
import { runCampaign } from "./campaign.ts";
import { runKills } from "./kills/kill-campaign.ts";

const SOUND = { lost: 0, double: 0, cents: 0, failed: [] };
const problems: string[] = [];

test("200 runs of everything that can go wrong leave nothing lost, double or a cent apart", async () => {
  const totals = await runCampaign(inject("testServer"), {
    seed: "deep",
    runs: 200,
    say: (line) => void problems.push(line),
  });
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ ...SOUND, runs: 200 });
  expect(totals.donations).toBe(totals.charges);
});

test("a server process that is killed 25 times in the midst of gifts and refunds loses none and takes none twice", async () => {
  const totals = await runKills(inject("testServer"), { seed: "deep", kills: 25 });
  expect(totals).toMatchObject({ ...SOUND, kills: 25 });
  expect(totals.donations).toBe(totals.charges);
  expect(totals.charges).toBeGreaterThan(25);
});
