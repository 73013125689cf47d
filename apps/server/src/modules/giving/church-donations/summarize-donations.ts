import { dollarsOf, type CallAnswer, type summarizeDonations as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { checkDays } from "./list-church-donations.ts";

/** What came in between two days. Who gave it is not in here: some may see sums only. */
export async function summarizeDonations(
  { churchDonations }: Giving,
  { from, to }: { from: string; to: string },
  { churchId }: Caller,
): Promise<CallAnswer<typeof call>> {
  checkDays({ from, to });
  const [totals, funds, months] = await Promise.all([
    churchDonations.totals(churchId, from, to),
    churchDonations.byFund(churchId, from, to),
    churchDonations.byMonth(churchId, from, to),
  ]);
  return {
    amount: dollarsOf(totals.amount),
    count: totals.count,
    refunded: dollarsOf(totals.refunded),
    fees: dollarsOf(totals.fees),
    funds: funds.map((fund) => ({ ...fund, amount: dollarsOf(fund.amount) })),
    months: months.map((month) => ({ ...month, amount: dollarsOf(month.amount) })),
  };
}
