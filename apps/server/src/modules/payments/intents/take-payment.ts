import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { PaymentSource } from "../payment-methods/payment-source.ts";
import { toFundLineRows } from "../../funds/index.ts";
import type { ParsedGift } from "../../donations/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { awaitOutcome } from "./await-outcome.ts";
import { chargeRequest } from "./charge-request.ts";
import type { Intent } from "./intent.ts";
import { startIntent } from "./start-intent.ts";

export interface Payment extends ParsedGift {
  gateway: Gateway;
  personId: string;
  paymentSource: PaymentSource;
  notes: string;
  /** The campaign of the link that the donor followed. */
  campaign?: string | null;
  /** The client's idempotency key; null where it sent none. A key is then derived from the content. */
  sentKey: string | null;
  address: string;
  /** The subscription that this payment renews, and its due date. Each due date has one payment. */
  schedule?: { id: string; dueOn: string };
  /** The payment reference, which is paid once. */
  purpose?: string | null;
}

const FIRST_CHECK_MS = 60_000;
const CHARGE_TIMEOUT_MS = 15_000;

/** Commits a payment intent, charges it once at the provider, and applies the result. */
export async function takePayment(context: Payments, payment: Payment): Promise<Intent> {
  const { gateway, personId, paymentSource, amount, coveredFee, funds, notes, campaign, sentKey, schedule, purpose } =
    payment;
  const { intent, fresh } = await startIntent(
    context,
    {
      churchId: gateway.churchId,
      id: paymentSource.giftId ?? context.newId(),
      gatewayId: gateway.id,
      provider: gateway.provider,
      personId,
      sentKey,
      requestHash: hashOf(payment),
      providerKey: randomUUID(),
      methodId: paymentSource.id,
      methodType: paymentSource.type,
      methodName: paymentSource.name,
      methodLast4: paymentSource.last4,
      customerId: paymentSource.customerId,
      amount: unitsFor(gateway.churchId, amount),
      coveredFee: unitsFor(gateway.churchId, coveredFee),
      currency: amount.currency,
      notes,
      ...(campaign && { campaign }),
      ...(paymentSource.type === "bank" && { clientAddress: payment.address }),
      ...(schedule && { scheduleId: schedule.id, dueOn: schedule.dueOn }),
      ...(purpose && { purpose }),
      status: "processing",
      createdAt: context.now(),
      checkAt: new Date(context.now().getTime() + FIRST_CHECK_MS),
    },
    funds,
  );
  if (!fresh) return awaitOutcome(context, intent);
  return chargeWithTimeout(context, gateway, intent);
}

/**
 * Charges a payment intent and waits at most 15 seconds. After that the donor sees it as processing; the charge goes
 * on, and the recovery worker asks for the outcome if no answer comes. A webhook about the same intent waits for the
 * promise in `inFlight`.
 */
async function chargeWithTimeout(context: Payments, gateway: Gateway, intent: Intent): Promise<Intent> {
  const charging = charge(context, gateway, intent);
  const remove = () => void context.inFlight.delete(intent.id);
  context.inFlight.set(intent.id, charging.then(remove, remove));
  const end = new AbortController();
  const timeout = pause(CHARGE_TIMEOUT_MS, intent, { signal: end.signal }).catch(() => intent);
  return Promise.race([charging, timeout]).finally(() => end.abort());
}

async function charge(context: Payments, gateway: Gateway, intent: Intent): Promise<Intent> {
  const { charges } = context.providers[gateway.provider];
  await faultPoint("gift-before-call");
  const update = await charges.charge(openAccount(context, gateway), chargeRequest(intent));
  await faultPoint("gift-after-call");
  const changed = await applyPaymentUpdate(context, intent, update);
  await faultPoint("gift-after-apply");
  return changed;
}

const hashOf = ({ amount, funds, gateway, paymentSource, purpose }: Payment): string =>
  sha256OfList([
    unitsFor(gateway.churchId, amount),
    toFundLineRows(gateway.churchId, funds),
    gateway.id,
    // The fingerprint behind a wallet's token is not read again when the same gift is sent again.
    paymentSource.giftId ? paymentSource.id : paymentSource.fingerprint || paymentSource.id,
    ...(purpose ? [purpose] : []),
  ]);
