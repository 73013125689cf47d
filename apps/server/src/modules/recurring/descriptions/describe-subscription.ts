import type { GiftPlan, Subscription as Described, SubscriptionFund } from "@offertory/contract";
import { churchMoney } from "../../../platform/money/church-money.ts";
import { toDecimal } from "../../../platform/money/decimal-money.ts";
import { describePlan, describePlans } from "./describe-plan.ts";
import type { Recurring } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

type Needs = Pick<Recurring, "donations" | "now" | "subscriptions">;

/** Describes subscriptions in the shape of Stripe's API, which clients expect, whatever the provider is. */
export async function describeSubscriptions(context: Needs, rows: readonly Subscription[]): Promise<Described[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const funds = await context.subscriptions.fundNamesOf(first.churchId, ids);
  const plans = await describePlans(context, rows);
  return rows.flatMap((row, index) => {
    const plan = plans[index];
    return plan ? [describe(row, plan, funds)] : [];
  });
}

export async function describeSubscription(context: Needs, row: Subscription): Promise<Described> {
  const funds = await context.subscriptions.fundNamesOf(row.churchId, [row.id]);
  return describe(row, await describePlan(context, row), funds);
}

const describe = (
  row: Subscription,
  plan: GiftPlan,
  funds: readonly (FundRow & { subscriptionId: string })[],
): Described => ({
  id: row.id,
  plan: {
    amount: row.amount,
    interval: row.intervalUnit,
    interval_count: row.intervalCount,
    product: row.id,
  },
  items: { data: [{ id: row.providerItem || row.id }] },
  billing_cycle_anchor: secondsOf(row.anchor),
  current_period_end: row.nextDue && secondsOf(row.nextDue),
  status: row.status,
  ...methodOf(row),
  customer: row.customerId,
  gatewayId: row.gatewayId,
  provider: row.provider,
  funds: funds.filter(({ subscriptionId }) => subscriptionId === row.id).map(describeFund),
  ...plan,
});

interface FundRow {
  churchId: string;
  id: string;
  name: string;
  amount: number;
}

export const describeFund = ({ churchId, id, name, amount }: FundRow): SubscriptionFund => ({
  id,
  name,
  amount: toDecimal(churchMoney(churchId, amount)),
});

const methodOf = ({ methodId }: Subscription) =>
  methodId.startsWith("ba_")
    ? { default_payment_method: null, default_source: methodId }
    : { default_payment_method: methodId, default_source: null };

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
