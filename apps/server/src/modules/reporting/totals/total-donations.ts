import {
  MAX_TOTALED_DONATIONS,
  type CallAnswer,
  type DonationFilter,
  type totalDonations as call,
} from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Reporting } from "../reporting.ts";
import { type SeenChurch, type Sums, checkDays } from "../../donations/index.ts";
import { totalByDays } from "./total-by-days.ts";

const [FIRST_DAY, LAST_DAY] = ["1900-01-01", "9999-12-31"];

/**
 * Totals the donations that match a filter. A filter by days and fund uses the stored sums of each day. For a search, person,
 * batch, method, campaign and status there are no stored sums: the donations are read and added up, and `totals` is null if there
 * are more than MAX_TOTALED_DONATIONS, because a million would take seconds.
 */
export async function totalDonations(
  context: Pick<Reporting, "churchDonations" | "dashboard">,
  filter: DonationFilter,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  checkDays(filter);
  const { search, personId, batchId, method, campaign, status } = filter;
  const isByDays = !search && !personId && !batchId && !method && !campaign && !status;
  const sums = isByDays
    ? await sumsOfDays(context, church.churchId, filter)
    : await context.churchDonations.sums(church, filter, MAX_TOTALED_DONATIONS);
  if (!sums) return { totals: null };
  const decimal = decimalsOf(church.churchId);
  return {
    totals: {
      amount: decimal(sums.amount),
      count: sums.count,
      refunded: decimal(sums.refunded),
      fees: sums.fees === null ? null : decimal(sums.fees),
      funds: sums.funds.map(({ id, name, amount, count }) => ({ id, name, amount: decimal(amount), count })),
    },
  };
}

async function sumsOfDays(
  context: Pick<Reporting, "dashboard">,
  churchId: string,
  { from = FIRST_DAY, to = LAST_DAY, fundId }: DonationFilter,
): Promise<Sums> {
  const { whole, funds } = await totalByDays(context, churchId, { from, to });
  if (!fundId) return { ...whole, funds };
  const mine = funds.filter(({ id }) => id === fundId);
  return { ...(mine[0] ?? { amount: 0, count: 0, refunded: 0 }), fees: null, funds: mine };
}
