import type { MethodType } from "@offertory/contract";
import type { Money } from "../../platform/money/money.ts";

/** The current state of a charge, as the payment provider reports it. */
export type PaymentUpdate =
  /** `at`: when the charge was paid; absent where that is now. A renewal may be reported long after it was paid. */
  | { outcome: "succeeded"; providerId: string; transactionId: string; fee: Money | null; at?: Date }
  | { outcome: "processing"; providerId: string }
  | { outcome: "action-needed"; providerId: string; clientSecret: string }
  | { outcome: "failed"; providerId: string; code: string; reason: string }
  | { outcome: "cancelled"; providerId: string }
  /** Whether money moved is not known: the worker asks again under the same key, and never charges under another. */
  | { outcome: "unknown"; why: string };

export interface ChargeRequest {
  /** The idempotency key: committed before the call, and the same at every attempt. */
  key: string;
  intentId: string;
  amount: Money;
  methodId: string;
  methodType: MethodType;
  /** The brand of a card, or the name of an account such as PayPal. */
  methodName: string;
  /** Empty where the gift is paid by an order or a wallet's token; `methodId` is then its id. */
  customerId: string;
  /** The subscription that this charge renews. The donor is absent then and cannot confirm anything. */
  scheduleId?: string | null;
  /** The donor's IP address, for the mandate of a bank debit. */
  address: string;
}

/**
 * The ids of one charge: the transaction id of the donation, the provider's payment intent or order, and our payment
 * intent. Unknown ids are empty.
 */
export interface ChargeIds {
  chargeId: string;
  providerId: string;
  intentId: string;
}
