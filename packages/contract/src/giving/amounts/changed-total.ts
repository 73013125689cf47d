import type { Cents } from "../../money/cents.ts";

/**
 * Returns the new total of a recurring gift after its fund amounts have changed to `net`. A fee that was covered is
 * covered again; one that was not stays uncovered. The same `net` leaves the total as it was. The server saves by this
 * function, and screens show by it what will be saved.
 */
export const changedTotal = (before: { amount: Cents; coveredFee: Cents }, net: Cents, fee: Cents): Cents =>
  net === before.amount - before.coveredFee ? before.amount : net + (before.coveredFee > 0 ? fee : 0);
