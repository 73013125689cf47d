import { z } from "zod";
import type { Verdict } from "./judge/judge-records.ts";

const Counts = z.object({
  runs: z.number(),
  intents: z.number(),
  charges: z.number(),
  donations: z.number(),
  refunds: z.number(),
  disputes: z.number(),
  lost: z.number(),
  double: z.number(),
  cents: z.number(),
});
/** The results of all runs that were paid in one way. */
export type Counts = z.output<typeof Counts>;

const NO_COUNTS: Counts = {
  runs: 0,
  intents: 0,
  charges: 0,
  donations: 0,
  refunds: 0,
  disputes: 0,
  lost: 0,
  double: 0,
  cents: 0,
};

export const Totals = z.object({
  runs: z.number(),
  intents: z.number(),
  charges: z.number(),
  donations: z.number(),
  refunds: z.number(),
  lost: z.number(),
  double: z.number(),
  cents: z.number(),
  disputes: z.number().default(0),
  /** The counts by way to pay. */
  ways: z.record(z.string(), Counts).default({}),
  /** Runs whose renewals or disputes were found only by the nightly reconciliation. */
  byNight: z.number(),
  /** The names of runs with a problem. */
  failed: z.array(z.string()),
  kills: z.number(),
  /** Runs without a result, because the machine could not play them to their end. */
  unjudged: z.number().default(0),
});
export type Totals = z.output<typeof Totals>;

export const NOTHING: Totals = {
  runs: 0,
  intents: 0,
  charges: 0,
  donations: 0,
  refunds: 0,
  lost: 0,
  double: 0,
  cents: 0,
  disputes: 0,
  ways: {},
  byNight: 0,
  failed: [],
  kills: 0,
  unjudged: 0,
};

const RECORDS = ["intents", "charges", "donations", "refunds", "disputes"] as const;
const PROBLEMS = ["lost", "double", "cents"] as const;

/** Adds the result of one run to those of its way to pay. The church's records `before` it were made by earlier runs. */
export function addWay(totals: Totals, way: string, verdict: Verdict, before: Verdict | undefined): void {
  const counts = (totals.ways[way] ??= structuredClone(NO_COUNTS));
  counts.runs += 1;
  for (const count of RECORDS) counts[count] += verdict[count] - (before?.[count] ?? 0);
  for (const count of PROBLEMS) counts[count] += verdict[count];
}

/** Adds the result of one run. Amounts are counted per church, since many runs share a church. */
export function addVerdict(totals: Totals, name: string, verdict: Verdict): void {
  totals.runs += 1;
  for (const count of PROBLEMS) totals[count] += verdict[count];
  if (verdict.problems.length > 0) totals.failed.push(name);
}

export function addCounts(totals: Totals, verdict: Verdict): void {
  for (const count of RECORDS) totals[count] += verdict[count];
}

/** Adds up two parts of one campaign. */
export const sumTotals = (one: Totals, other: Totals): Totals => ({
  runs: one.runs + other.runs,
  intents: one.intents + other.intents,
  charges: one.charges + other.charges,
  donations: one.donations + other.donations,
  refunds: one.refunds + other.refunds,
  lost: one.lost + other.lost,
  double: one.double + other.double,
  cents: one.cents + other.cents,
  disputes: one.disputes + other.disputes,
  ways: sumWays(one.ways, other.ways),
  byNight: one.byNight + other.byNight,
  failed: [...one.failed, ...other.failed],
  kills: one.kills + other.kills,
  unjudged: one.unjudged + other.unjudged,
});

function sumWays(one: Totals["ways"], other: Totals["ways"]): Totals["ways"] {
  const ways = structuredClone(one);
  for (const [way, counts] of Object.entries(other)) {
    const sum = (ways[way] ??= structuredClone(NO_COUNTS));
    for (const count of COLUMNS) sum[count] += counts[count];
  }
  return ways;
}

const COLUMNS = ["runs", ...RECORDS, ...PROBLEMS] as const;

/** A table with a row for each way to pay. */
export function describeWays({ ways }: Totals): string[] {
  const rows = Object.entries(ways).toSorted(([one], [other]) => one.localeCompare(other));
  const cells = [["", ...COLUMNS], ...rows.map(([way, counts]) => [way, ...COLUMNS.map((count) => counts[count])])];
  const widths = ["", ...COLUMNS].map((_, column) => Math.max(...cells.map((row) => String(row[column]).length)));
  const [first = 0] = widths;
  return cells.map(([way, ...counts]) =>
    [String(way).padEnd(first), ...counts.map((count, at) => String(count).padStart(widths[at + 1] ?? 0))].join("  "),
  );
}

/** The last line of every campaign, however it ended. */
export const describeVerdict = ({ failed, unjudged }: Totals): string =>
  failed.length > 0
    ? "VERDICT: something is wrong"
    : unjudged > 0
      ? `VERDICT: none for ${unjudged} runs, which this machine could not play to their end; nothing wrong in the others`
      : "VERDICT: nothing lost, nothing double, no cent apart";

export const isSound = ({ failed, unjudged }: Totals): boolean => failed.length === 0 && unjudged === 0;

export const describeTotals = ({ failed, ...counts }: Totals): string =>
  [
    ...(Object.keys(counts.ways).length > 0 ? describeWays({ failed, ...counts }) : []),
    `runs ${counts.runs}${counts.kills > 0 ? `, kills ${counts.kills}` : ""}`,
    `intents ${counts.intents}, charges at the provider ${counts.charges}, donations ${counts.donations}, refunds ${counts.refunds}, disputes ${counts.disputes}`,
    `lost ${counts.lost}, double ${counts.double}, cents of difference ${counts.cents}`,
    ...(counts.byNight > 0 ? [`found by the nightly comparison: renewals or disputes of ${counts.byNight} runs`] : []),
    ...failed.map((name) => `FAILED ${name} (play it again: npm run faults -- --only ${name})`),
  ].join("\n");
