import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { PaymentSource } from "../payment-methods/payment-source.ts";
import { toShareRows } from "../../funds/index.ts";
import type { ParsedGift } from "../../donations/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { Payments } from "../payments.ts";
import { applyPaymentUpdate } from "./apply-payment-update.ts";
import { awaitOutcome } from "./await-outcome.ts";
import type { Intent } from "./intent.ts";
import { startIntent } from "./start-intent.ts";

export interface Payment extends ParsedGift {
  gateway: Gateway;
  personId: string;
  paymentSource: PaymentSource;
  notes: string;
  /** What the client calls this gift; null when it does not, so that a repeat is known by what it holds. */
  sentKey: string | null;
  address: string;
  /** Of a recurring gift: which, and the day that this payment was due on. There is one payment for each. */
  schedule?: { id: string; dueOn: string };
  /** What it pays for, which is paid once. */
  purpose?: string | null;
}

const FIRST_LOOK_MS = 60_000;
const ANSWER_WITHIN_MS = 15_000;

/** Writes a payment down, asks for the money once, and writes down what happened. */
export async function takePayment(context: Payments, payment: Payment): Promise<Intent> {
  const { gateway, personId, paymentSource, amount, coveredFee, funds, notes, sentKey, schedule, purpose } = payment;
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
      notes,
      ...(schedule && { scheduleId: schedule.id, dueOn: schedule.dueOn }),
      ...(purpose && { purpose }),
      status: "processing",
      createdAt: context.now(),
      checkAt: new Date(context.now().getTime() + FIRST_LOOK_MS),
    },
    funds,
  );
  if (!fresh) return awaitOutcome(context, intent);
  return askFor(context, payment, intent);
}

/**
 * Noted as under way: who is told of it by the provider meanwhile may wait for us, who will know in a moment. A donor does not wait
 * longer than this: the gift is processing until the answer comes, and the worker asks about it when none does.
 */
async function askFor(context: Payments, payment: Payment, intent: Intent): Promise<Intent> {
  const asking = ask(context, payment, intent);
  const forget = () => void context.underWay.delete(intent.id);
  context.underWay.set(intent.id, asking.then(forget, forget));
  const end = new AbortController();
  const patience = pause(ANSWER_WITHIN_MS, intent, { signal: end.signal }).catch(() => intent);
  return Promise.race([asking, patience]).finally(() => end.abort());
}

async function ask(context: Payments, { gateway, amount, address }: Payment, intent: Intent): Promise<Intent> {
  const { charges } = context.providers[gateway.provider];
  const { providerKey: key, id: intentId, methodId, methodType, customerId, scheduleId } = intent;
  const order = { key, intentId, amount, methodId, methodType, customerId, scheduleId, address };
  await faultPoint("gift-before-call");
  const update = await charges.charge(openAccount(context, gateway), order);
  await faultPoint("gift-after-call");
  const changed = await applyPaymentUpdate(context, intent, update);
  await faultPoint("gift-after-apply");
  return changed;
}

const hashOf = ({ amount, funds, gateway, paymentSource, purpose }: Payment): string =>
  sha256OfList([
    unitsFor(gateway.churchId, amount),
    toShareRows(gateway.churchId, funds),
    gateway.id,
    paymentSource.fingerprint || paymentSource.id,
    ...(purpose ? [purpose] : []),
  ]);
