import { randomUUID } from "node:crypto";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { churchMoney, unitsFor } from "../../../platform/money/church-money.ts";
import { isSameMoney, isZero, type Money, subtractMoney } from "../../../platform/money/money.ts";
import { splitMoney } from "../../../platform/money/split-money.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { applyPaymentUpdate, chargeQuery, type Intent } from "../../payments/index.ts";
import { type FundLine, sumFundLines } from "../../funds/index.ts";
import type { RenewalInvoice } from "../../payment-providers/index.ts";
import { inTransaction, type Recurring, type RecurringStores } from "../recurring.ts";
import type { Subscription } from "../subscription.ts";

const FIRST_CHECK_MS = 60_000;

/**
 * Records an invoice that a provider made for a subscription. Each invoice becomes one payment intent, whether a webhook or
 * the worker reports it first, and is applied like any charge, so that funds, fee, day and ledger are the same as for
 * other gifts.
 */
export async function recordRenewal(
  context: Recurring,
  gateway: Gateway,
  subscription: Subscription,
  invoice: RenewalInvoice,
): Promise<Intent | null> {
  const isOwed = invoice.status !== "void" || (await isBeingPaid(context, gateway, subscription, invoice));
  const intent = await saveRenewal(context, subscription, invoice, isOwed);
  if (!intent || intent.status === "succeeded") return intent;
  const { charges } = context.providers[gateway.provider];
  const update = await charges.look(openAccount(context, gateway), chargeQuery(intent));
  if (!update) return intent;
  // An invoice that we learn of late still counts on the day it was paid.
  const { paidAt: at } = invoice;
  return applyPaymentUpdate(context, intent, update.outcome === "succeeded" && at ? { ...update, at } : update);
}

/** A bank debit goes on after its invoice was voided: its money arrives days later. */
async function isBeingPaid(
  context: Pick<Recurring, "encryption" | "providers">,
  gateway: Gateway,
  { id: intentId, customerId, methodId }: Subscription,
  { chargeId: providerId, amount, dueAt: since }: RenewalInvoice,
): Promise<boolean> {
  if (!providerId) return false;
  const { charges } = context.providers[gateway.provider];
  const query = { providerId, intentId, amount, methodId, customerId, since };
  const update = await charges.look(openAccount(context, gateway), query);
  if (update?.outcome === "unknown") throw new Error(update.why);
  return update?.outcome === "processing" || update?.outcome === "succeeded";
}

/** Locks the subscription, so that of two processes with the same invoice the second finds the first one's intent. */
const saveRenewal = (
  context: Pick<Recurring, "connection" | "newId" | "now">,
  subscription: Subscription,
  invoice: RenewalInvoice,
  isOwed: boolean,
): Promise<Intent | null> =>
  inTransaction(context, async (stores) => {
    const { churchId, gatewayId, id: subscriptionId } = await stores.subscriptions.lock(subscription);
    const known = await stores.renewals.find(churchId, gatewayId, invoice.id);
    if (known) return (await stores.intents.find(churchId, known.intentId)) ?? null;
    if (!invoice.chargeId || !isOwed) return null;
    const intent = await writeIntent(context, stores, subscription, invoice);
    const { id: intentId } = intent;
    await faultPoint("renewal-mid-book");
    await stores.renewals.add({
      churchId,
      gatewayId,
      billId: invoice.id,
      subscriptionId,
      intentId,
      dueAt: invoice.dueAt,
    });
    return intent;
  });

async function writeIntent(
  context: Pick<Recurring, "newId" | "now">,
  stores: RecurringStores,
  subscription: Subscription,
  invoice: RenewalInvoice,
): Promise<Intent> {
  const { churchId, id: scheduleId, gatewayId, provider, personId, customerId, notes, campaign } = subscription;
  const { methodId, methodType, methodName, methodLast4 } = subscription;
  const dueOn = await stores.donations.dayOf(churchId, invoice.dueAt);
  const isTaken = (await stores.subscriptions.paymentOf(subscription, dueOn)) !== undefined;
  const lines = await stores.subscriptions.fundsOf(subscription);
  const { coveredFee, funds } = splitInvoice(subscription, lines, invoice.amount);
  const made = await stores.intents.start(
    {
      churchId,
      id: context.newId(),
      gatewayId,
      provider,
      personId,
      clientKey: null,
      requestHash: invoice.id,
      providerKey: randomUUID(),
      methodId,
      methodType,
      methodName,
      methodLast4,
      customerId,
      amount: unitsFor(churchId, invoice.amount),
      coveredFee: unitsFor(churchId, coveredFee),
      currency: invoice.amount.currency,
      notes,
      campaign,
      scheduleId,
      // Only one payment can have a given due day; a second invoice of the provider on that day is recorded without one.
      dueOn: isTaken ? null : dueOn,
      status: "processing",
      // The provider's charge id is set from the start, so that recovery looks the charge up and never charges again.
      providerId: invoice.chargeId,
      createdAt: context.now(),
      checkAt: new Date(context.now().getTime() + FIRST_CHECK_MS),
    },
    funds,
  );
  if (!made) throw new Error("The payment of an invoice is written down already.");
  return made;
}

/** Splits an invoice with another amount than the subscription's in the proportions of the subscription. */
function splitInvoice(subscription: Subscription, funds: FundLine[], invoiced: Money) {
  const { churchId, amount, coveredFee } = subscription;
  if (isSameMoney(invoiced, churchMoney(churchId, amount))) {
    return { coveredFee: churchMoney(churchId, coveredFee), funds };
  }
  const [, ...parts] = splitMoney(invoiced, [coveredFee, ...funds.map((line) => line.amount.minorUnits)]);
  const split = parts
    .map((part, index) => ({ fundId: funds[index]?.fundId ?? "", amount: part }))
    .filter((line) => !isZero(line.amount));
  return { coveredFee: subtractMoney(invoiced, sumFundLines(churchId, split)), funds: split };
}
