import { MAX_TOTALLED, type CallAnswer, type DonationFilter, type totalDonations as call } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Reporting } from "../reporting.ts";
import { type SeenChurch, type Sums, checkDays } from "../../donations/index.ts";
import { totalByDays } from "./total-by-days.ts";

const [FIRST_DAY, LAST_DAY] = ["1900-01-01", "9999-12-31"];

/**
 * What the gifts of a filter come to. Days and a fund are told by the sums of each day, however many gifts there are. Of people,
 * batches, ways and states no sums are kept: their gifts are found as the list finds them and added up, as long as they are not
 * more than can be added up in a moment. A church of a million gifts would wait seconds for all that ever came by card.
 */
export async function totalDonations(
  context: Pick<Reporting, "churchDonations" | "dashboard">,
  filter: DonationFilter,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  checkDays(filter);
  const { personId, batchId, method, status } = filter;
  const isByDays = !personId && !batchId && !method && !status;
  const sums = isByDays
    ? await sumsOfDays(context, church.churchId, filter)
    : await context.churchDonations.sums(church, filter, MAX_TOTALLED);
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
