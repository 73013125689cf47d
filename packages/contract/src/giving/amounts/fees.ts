import type { Cents } from "../../money/cents.ts";

/** What a provider takes of a payment: a share in hundredths of a percent, a fixed part, and at most so much. */
export interface FeeRate {
  basisPoints: number;
  fixed: Cents;
  /** Null where there is no most. */
  cap: Cents | null;
}

/** The fee on a payment, rounded as the providers round it. */
export function feeOn(gross: Cents, { basisPoints, fixed, cap }: FeeRate): Cents {
  const fee = Math.floor((gross * basisPoints + 5_000) / 10_000) + fixed;
  return cap === null ? fee : Math.min(fee, cap);
}

/** The least payment that leaves the church the whole gift once the fee is taken. */
export function coveredTotal(net: Cents, rate: FeeRate): Cents {
  const leavesEnough = (gross: Cents) => gross - feeOn(gross, rate) >= net;
  // A cent less than the exact answer without rounding, or less still: what is left of a payment only grows with it.
  const uncapped = Math.floor(((net + rate.fixed) * 10_000) / (10_000 - rate.basisPoints)) - 2;
  let gross = Math.max(net, rate.cap === null ? uncapped : Math.min(uncapped, net + rate.cap - 2));
  while (leavesEnough(gross - 1) && gross > net) gross -= 1;
  while (!leavesEnough(gross)) gross += 1;
  return gross;
}

/** The part of a payment that covers its fee. */
export const coveredFee = (net: Cents, rate: FeeRate): Cents => (net > 0 ? coveredTotal(net, rate) - net : 0);

/** The longest accepted distance between what was paid and what the funds get: twice our own fee and a dollar. */
export const mostCoveredFee = (net: Cents, rate: FeeRate): Cents => 2 * coveredFee(net, rate) + 100;
