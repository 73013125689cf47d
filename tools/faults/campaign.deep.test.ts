import { expect, inject, test } from "vitest";
import { runCampaign } from "./campaign.ts";
import { runKills } from "./kills/kill-campaign.ts";
import { describeVerdict } from "./totals.ts";
import { openWorld } from "./world/open-world.ts";

const SEED = "small";

/** A fixed seed, so that every machine plays the same; the long campaigns of `npm run faults` use other seeds. */
test("a small campaign of crashes, lost responses and late deliveries loses and duplicates no payment", async () => {
  const problems: string[] = [];
  const totals = await runCampaign(inject("testServer"), {
    seed: SEED,
    runs: 96,
    log: (line) => void problems.push(line),
  });
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ runs: 96, lost: 0, double: 0, cents: 0, failed: [] });
  expect(totals.donations).toBe(totals.charges);
  expect(totals.charges).toBeGreaterThan(25);
  expect(totals.refunds).toBeGreaterThan(0);
  const ways = Object.values(totals.ways);
  expect(ways.length).toBeGreaterThan(10);
  for (const count of ["runs", "charges", "donations", "refunds", "disputes"] as const)
    expect(ways.reduce((sum, way) => sum + way[count], 0)).toBe(totals[count]);
});

test("a campaign retries a run after a failure of the machine, and reports runs that could not be judged", async () => {
  let opened = 0;
  const open: typeof openWorld = async (postgres) => {
    opened += 1;
    if (opened <= 2) throw new Error("timeout exceeded when trying to connect");
    return openWorld(postgres);
  };
  const lines: string[] = [];
  const options = { seed: SEED, runs: 2, pauseMs: 1, log: (line: string) => void lines.push(line) };
  const totals = await runCampaign(inject("testServer"), { ...options, open });
  expect(totals).toMatchObject({ runs: 2, unjudged: 0, failed: [] });
  expect(lines.map((line) => line.split(" (")[0])).toEqual([
    "The machine let a world down",
    "The machine let a world down",
  ]);

  const never: typeof openWorld = () => Promise.reject(new Error("the machine is out of memory"));
  const none = await runCampaign(inject("testServer"), { ...options, open: never });
  expect(none).toMatchObject({ runs: 2, unjudged: 2, failed: [] });
  expect(describeVerdict(none)).toContain("VERDICT: none for 2 runs");
});

test("a server killed 15 times during gifts and refunds loses no payment and duplicates none", async () => {
  const totals = await runKills(inject("testServer"), { seed: "deep", kills: 15 });
  expect(totals).toMatchObject({ kills: 15, lost: 0, double: 0, cents: 0, failed: [] });
  expect(totals.donations).toBe(totals.charges);
  expect(totals.charges).toBeGreaterThan(15);
});
