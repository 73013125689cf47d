import { churchMoney } from "../../../platform/money/church-money.ts";
import type { ChargeRequest } from "../../payment-providers/index.ts";
import type { Intent } from "./intent.ts";

/**
 * Builds the charge of a payment intent from its row alone, so that a repeated call sends the same parameters. Stripe
 * refuses an idempotency key that comes with others.
 */
export const chargeRequest = (intent: Intent): ChargeRequest => ({
  key: intent.providerKey,
  intentId: intent.id,
  amount: churchMoney(intent.churchId, intent.amount),
  methodId: intent.methodId,
  methodType: intent.methodType,
  methodName: intent.methodName,
  customerId: intent.customerId,
  scheduleId: intent.scheduleId,
  address: intent.clientAddress ?? "0.0.0.0",
});
