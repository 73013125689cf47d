import type { Cents } from "../../money/cents.ts";

/**
 * What a recurring gift comes to once its funds get another sum: a fee that was covered is covered again, one that was not stays
 * uncovered. The same sum for the funds leaves the total as it was. Screens show by this rule what the server saves.
 */
export const changedTotal = (before: { amount: Cents; coveredFee: Cents }, net: Cents, fee: Cents): Cents =>
  net === before.amount - before.coveredFee ? before.amount : net + (before.coveredFee > 0 ? fee : 0);
