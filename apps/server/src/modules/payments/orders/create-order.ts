import { randomUUID } from "node:crypto";
import type { CallAnswer, OrderDraft, createOrder as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { isZero, type Money, moneyOf } from "../../../platform/money/money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { type Currency, unitsPerWhole } from "@offertory/i18n";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { openAccount, AmountInvalid } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import { admitGuest } from "../../visitors/index.ts";
import type { Payments } from "../payments.ts";
import { CardsNotSaved } from "../payments-errors.ts";
import { findOrderGateway } from "./find-order-gateway.ts";

interface RequestOrigin {
  /** The captcha token of a guest. */
  captchaToken: string | undefined;
  address: string;
}

/**
 * One dollar, or one unit of another currency: PayPal accepts no order of 0. It is never captured: before the capture
 * the order is changed to the amount of the gift.
 */
const placeholderIn = (currency: Currency): Money => moneyOf(unitsPerWhole(currency), currency);
const MAX_ATTEMPTS = 2;
/** A form creates an order each time it is rendered. Guests are limited by their captcha tokens instead. */
const BY_PERSON: Limit = { name: "order-person", tries: 60, seconds: 3600 };

/** Creates an order for a later gift. The gift sets the funds and the amount; older clients send no amount here. */
export async function createOrder(
  context: Payments,
  draft: OrderDraft,
  caller: Caller | null,
  { captchaToken, address }: RequestOrigin,
): Promise<CallAnswer<typeof call>> {
  const { gateway, orders } = await findOrderGateway(context, draft, caller);
  const { churchId, id: gatewayId } = gateway;
  const currency = currencyOf(churchId);
  const amount = amountOf(draft.amount, currency);
  const fundingSource = draft.fundingSource ?? null;
  // The donor sees this amount in PayPal's or Venmo's window, so it cannot be set later.
  if (fundingSource && !amount) throw new AmountInvalid();
  if (caller) await context.limits.count(BY_PERSON, `${churchId} ${caller.personId}`);
  else await admitGuest(context, { churchId, captchaToken, address, for: "step" });
  const personId = caller?.personId ?? null;
  const saveCard = personId !== null && draft.save === true;
  const order = await context.orders.add({
    churchId,
    id: context.newId(),
    gatewayId,
    requestKey: randomUUID(),
    personId,
    amount: amount && amount.minorUnits,
    saveCard,
    fundingSource,
    createdAt: context.now(),
  });
  const newOrder = {
    key: order.requestKey,
    giftId: order.id,
    amount: amount ?? placeholderIn(currency),
    save: saveCard,
    fundingSource,
    customerId: (personId && (await context.methods.customerOf(churchId, gatewayId, personId))) || "",
  };
  const account = openAccount(context, gateway);
  // The second attempt uses the same request key, so PayPal repeats its answer instead of creating a second order.
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const made = await orders.create(account, newOrder);
    if (made.outcome === "no-vault") throw new CardsNotSaved();
    if (made.outcome !== "made") continue;
    await context.orders.keepOrderId(order, made.orderId);
    return { id: made.orderId, orderId: made.orderId };
  }
  throw new PaymentsUnavailable();
}

function amountOf(sent: number | null | undefined, currency: Currency): Money | null {
  const amount = fromDecimal(sent ?? 0, currency);
  if (amount === null || amount.minorUnits < 0) throw new AmountInvalid();
  return isZero(amount) ? null : amount;
}
