import type { CallAnswer, readStatementYear as yearCall } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { Statements } from "../statements.ts";

/**
 * Sums up a year's statements, and explains why their total differs from the total of all donations of that year, which
 * the dashboard shows: `amount` and the differences add up to `allDonations` exactly.
 */
export async function readYear(
  { donations, now, statements }: Pick<Statements, "donations" | "now" | "statements">,
  year: string,
  church: SeenChurch,
): Promise<CallAnswer<typeof yearCall>> {
  const today = await donations.dayOf(church.churchId, now());
  const [sums, { first, last }] = await Promise.all([
    statements.summary(church, Number(year), today),
    statements.years(church.churchId),
  ]);
  const { donors, amount, withEmail, mailed, anonymous, ofRemovedPeople, belowZero, afterToday } = sums;
  const count = first && last ? Number(last) - Number(first) + 1 : 0;
  const decimal = decimalsOf(church.churchId);
  return {
    years: Array.from({ length: count }, (_, index) => Number(last) - index),
    donors,
    amount: decimal(amount),
    withEmail,
    withoutEmail: donors - withEmail,
    mailed,
    allDonations: decimal(amount + anonymous + ofRemovedPeople + belowZero - afterToday),
    differences: {
      anonymous: decimal(anonymous),
      ofRemovedPeople: decimal(ofRemovedPeople),
      belowZero: decimal(belowZero),
      afterToday: decimal(-afterToday),
    },
  };
}
