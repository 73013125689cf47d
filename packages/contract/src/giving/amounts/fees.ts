import type { Cents } from "../../money/cents.ts";

/** The fee rate of a provider: a share of the payment in hundredths of a percent, and a fixed part. */
export interface FeeRate {
  basisPoints: number;
  fixed: Cents;
  /** The highest fee; null when the fee has no limit. */
  cap: Cents | null;
}

/** The fee on a payment, rounded as the providers round it. */
export function feeOn(gross: Cents, { basisPoints, fixed, cap }: FeeRate): Cents {
  const fee = Math.floor((gross * basisPoints + 5_000) / 10_000) + fixed;
  return cap === null ? fee : Math.min(fee, cap);
}

/** Returns the smallest payment that leaves the church the whole gift after the fee. */
export function coveredTotal(net: Cents, rate: FeeRate): Cents {
  const leavesEnough = (gross: Cents) => gross - feeOn(gross, rate) >= net;
  // The exact result without rounding, less two cents, is never above the answer; the loops find it by single cents.
  // What a payment leaves never shrinks as the payment grows.
  const uncapped = Math.floor(((net + rate.fixed) * 10_000) / (10_000 - rate.basisPoints)) - 2;
  let gross = Math.max(net, rate.cap === null ? uncapped : Math.min(uncapped, net + rate.cap - 2));
  while (leavesEnough(gross - 1) && gross > net) gross -= 1;
  while (!leavesEnough(gross)) gross += 1;
  return gross;
}

/** Returns the part of a payment that covers its fee. */
export const coveredFee = (net: Cents, rate: FeeRate): Cents => (net > 0 ? coveredTotal(net, rate) - net : 0);

/**
 * Returns the highest covered fee that is accepted: twice the fee that we calculate, plus about a dollar, which is given
 * in minor units.
 */
export const maxCoveredFee = (net: Cents, rate: FeeRate, dollar: Cents): Cents => 2 * coveredFee(net, rate) + dollar;
