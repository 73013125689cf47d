import type { CallAnswer, summarizeDonations as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Reporting } from "../reporting.ts";
import { checkDays } from "../../donations/index.ts";
import { totalByDays } from "./total-by-days.ts";

/** Sums the donations between two days. Contains no donors, because some callers may see only sums. */
export async function summarizeDonations(
  context: Pick<Reporting, "dashboard">,
  { from, to }: { from: string; to: string },
  { churchId }: Caller,
): Promise<CallAnswer<typeof call>> {
  checkDays({ from, to });
  const { whole, funds, months } = await totalByDays(context, churchId, { from, to });
  const decimal = decimalsOf(churchId);
  return {
    amount: decimal(whole.amount),
    count: whole.count,
    refunded: decimal(whole.refunded),
    fees: decimal(whole.fees),
    funds: funds.map(({ id, name, amount, count }) => ({ id, name, amount: decimal(amount), count })),
    months: months.map((month) => ({ ...month, amount: decimal(month.amount) })),
  };
}
