import { z } from "zod";
import type { Verdict } from "./judge/judge-records.ts";

export const Totals = z.object({
  runs: z.number(),
  intents: z.number(),
  charges: z.number(),
  donations: z.number(),
  refunds: z.number(),
  lost: z.number(),
  double: z.number(),
  cents: z.number(),
  /** Runs whose renewals were found only by the nightly reconciliation. */
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
  byNight: 0,
  failed: [],
  kills: 0,
  unjudged: 0,
};

/** Adds the result of one run. Amounts are counted per church, since many runs share a church. */
export function addVerdict(totals: Totals, name: string, verdict: Verdict): void {
  totals.runs += 1;
  for (const count of ["lost", "double", "cents"] as const) totals[count] += verdict[count];
  if (verdict.problems.length > 0) totals.failed.push(name);
}

export function addCounts(totals: Totals, verdict: Verdict): void {
  for (const count of ["intents", "charges", "donations", "refunds"] as const) totals[count] += verdict[count];
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
  byNight: one.byNight + other.byNight,
  failed: [...one.failed, ...other.failed],
  kills: one.kills + other.kills,
  unjudged: one.unjudged + other.unjudged,
});

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
    `runs ${counts.runs}${counts.kills > 0 ? `, kills ${counts.kills}` : ""}`,
    `intents ${counts.intents}, charges at the provider ${counts.charges}, donations ${counts.donations}, refunds ${counts.refunds}`,
    `lost ${counts.lost}, double ${counts.double}, cents of difference ${counts.cents}`,
    ...(counts.byNight > 0 ? [`found by the nightly comparison: renewals of ${counts.byNight} runs`] : []),
    ...failed.map((name) => `FAILED ${name} (play it again: npm run faults -- --only ${name})`),
  ].join("\n");
