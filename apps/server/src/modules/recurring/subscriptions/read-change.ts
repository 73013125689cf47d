import { changedTotal, maxCoveredFee, type SubscriptionChange } from "@offertory/contract";
import { churchMoney, currencyOf, unitsFor } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { dollarUnits, feeToCover, isPayable, smallestGift } from "../../../platform/money/gift-amounts.ts";
import { compareMoney, isSameMoney, isZero, type Money } from "../../../platform/money/money.ts";
import { type Gateway, AmountInvalid } from "../../gateways/index.ts";
import { BankUnverified, MethodNotFound } from "../../payments/index.ts";
import { FundNotFound, type FundLine, sumFundLines } from "../../funds/index.ts";
import { GiftSumsDiffer, GiftTooSmall } from "../../donations/index.ts";
import type { Recurring } from "../recurring.ts";
import { GiftTotalChanged, MethodOfOtherCustomer } from "../recurring-errors.ts";
import type { SubscriptionChange as Columns } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

export interface ReadChange {
  columns: Columns;
  /** Null if the fund lines do not change. */
  funds: FundLine[] | null;
  newMethod: boolean;
  newInterval: boolean;
}

/** Finds out what a request changes. Clients send the whole subscription back, so equal values are no change. */
export async function readChange(
  context: Pick<Recurring, "funds" | "methods" | "subscriptions">,
  gateway: Gateway,
  subscription: Subscription,
  request: SubscriptionChange,
): Promise<ReadChange> {
  const method = await readMethod(context, subscription, request);
  const type = method.methodType ?? subscription.methodType;
  const split = await readFunds(context, gateway, subscription, request, type);
  const total = churchMoney(subscription.churchId, split?.columns.amount ?? subscription.amount);
  checkShown(request, total);
  const { interval, interval_count: count } = request.plan ?? {};
  const schedule = {
    intervalUnit: interval ?? subscription.intervalUnit,
    intervalCount: count ?? subscription.intervalCount,
  };
  const newInterval =
    schedule.intervalUnit !== subscription.intervalUnit || schedule.intervalCount !== subscription.intervalCount;
  // The next payment keeps its due day; the later ones are counted from it in the new interval.
  const from =
    newInterval && subscription.nextDue
      ? { anchor: subscription.nextDue, firstDay: subscription.dueOn, resumesOn: null, skippedOn: null }
      : {};
  return {
    columns: { ...method, ...split?.columns, ...schedule, ...from },
    funds: split?.funds ?? null,
    newMethod: method.methodId !== undefined,
    newInterval,
  };
}

/** Refuses to save another total than the one that the donor was shown. */
function checkShown({ shownTotal }: SubscriptionChange, total: Money): void {
  if (shownTotal === null || shownTotal === undefined) return;
  const shown = fromDecimal(shownTotal, total.currency);
  if (shown === null) throw new AmountInvalid();
  if (!isSameMoney(shown, total)) throw new GiftTotalChanged(total);
}

/** Reads the new method, which must belong to the same donor and gateway. Returns no columns if it is the same one. */
async function readMethod(
  context: Pick<Recurring, "methods">,
  subscription: Subscription,
  request: SubscriptionChange,
): Promise<Columns> {
  const { churchId, gatewayId, personId, methodId, scheduleOwner } = subscription;
  const requestedMethodId = request.default_payment_method || request.default_source || methodId;
  if (requestedMethodId === methodId) return {};
  const method = await context.methods.find(churchId, gatewayId, requestedMethodId);
  if (!method || method.personId !== personId) throw new MethodNotFound();
  if (method.type === "bank" && method.status === "new") throw new BankUnverified();
  const { id, type, name, last4, customerId } = method;
  if (scheduleOwner === "provider" && customerId !== subscription.customerId) throw new MethodOfOtherCustomer();
  return { methodId: id, methodType: type, methodName: name, methodLast4: last4, customerId };
}

async function readFunds(
  context: Pick<Recurring, "funds" | "subscriptions">,
  gateway: Gateway,
  subscription: Subscription,
  { funds: sent, plan }: SubscriptionChange,
  type: Subscription["methodType"],
): Promise<{ columns: Columns; funds: FundLine[] } | null> {
  if (!sent || sent.length === 0) return null;
  const { churchId } = subscription;
  const funds = sent.map((line) => parseFundLine(churchId, line)).filter((line) => !isZero(line.amount));
  const before = await context.subscriptions.fundsOf(subscription);
  if (isSame(funds, before)) return null;
  const open = new Set((await context.funds.listOpen(churchId)).map(({ id }) => id));
  if (funds.length === 0 || !funds.every(({ fundId }) => open.has(fundId))) throw new FundNotFound();

  const rate = type === "bank" ? gateway.rates.bank : gateway.rates.card;
  const net = unitsFor(churchId, sumFundLines(churchId, funds));
  // A client that sends other funds with the old total ignores the fee: it stays covered if it was covered before.
  const keepsAmount = !plan?.amount || plan.amount === subscription.amount;
  const amount = keepsAmount
    ? changedTotal(subscription, net, feeToCover(churchMoney(churchId, net), rate))
    : (plan.amount ?? net);
  const coveredFee = amount - net;
  const total = churchMoney(churchId, amount);
  const smallest = smallestGift(total.currency);
  if (compareMoney(total, smallest) < 0) throw new GiftTooSmall(smallest);
  if (!isPayable(total)) throw new AmountInvalid();
  if (coveredFee < 0 || coveredFee > maxCoveredFee(net, rate, dollarUnits(total.currency))) throw new GiftSumsDiffer();
  return { columns: { amount: net + coveredFee, coveredFee }, funds };
}

function parseFundLine(churchId: string, { id, amount: decimal }: { id: string; amount: number }): FundLine {
  const amount = fromDecimal(decimal, currencyOf(churchId));
  if (amount === null || amount.minorUnits < 0) throw new AmountInvalid();
  return { fundId: id, amount };
}

const isSame = (funds: readonly FundLine[], before: readonly FundLine[]): boolean =>
  funds.length === before.length &&
  funds.every(({ fundId, amount }, index) => {
    const line = before[index];
    return line !== undefined && line.fundId === fundId && isSameMoney(line.amount, amount);
  });
