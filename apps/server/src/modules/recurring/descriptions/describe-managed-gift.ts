import type { ManagedGift } from "@offertory/contract";
import type { Recipient } from "../../donations/index.ts";
import { currencyOf, decimalsOf } from "../../../platform/money/church-money.ts";
import type { Recurring } from "../recurring.ts";
import { describePlan } from "./describe-plan.ts";
import { describeFund } from "./describe-subscription.ts";
import type { Subscription } from "../subscription.ts";

/** Reads the recurring gift again and describes it without personal data of the donor. */
export async function describeManagedGift(
  context: Pick<Recurring, "appUrls" | "donations" | "now" | "subscriptions">,
  known: Subscription,
  { church, letterhead }: Pick<Recipient, "church" | "letterhead">,
): Promise<ManagedGift> {
  const { subscriptions } = context;
  const { legalName, taxId, address, contact, logo } = letterhead;
  const { churchId, id } = known;
  const row = (await subscriptions.find(churchId, id)) ?? known;
  const decimal = decimalsOf(churchId);
  return {
    id,
    churchId,
    church,
    currency: currencyOf(churchId),
    letterhead: {
      legalName,
      taxId,
      address,
      contact,
      logo: logo.startsWith("/") ? context.appUrls.portal + logo : logo,
    },
    status: row.status,
    amount: decimal(row.amount),
    coveredFee: decimal(row.coveredFee),
    funds: (await subscriptions.fundNamesOf(churchId, [id])).map(describeFund),
    interval: { interval: row.intervalUnit, interval_count: row.intervalCount },
    ...(await describePlan(context, row)),
    method: { type: row.methodType, name: row.methodName, last4: row.methodLast4 },
    gatewayId: row.gatewayId,
    provider: row.provider,
  };
}
