import type Stripe from "stripe";
import { newId, type Account } from "../account.ts";
import { bookEntry } from "../balance.ts";
import { emitEvent } from "../emit-event.ts";
import { mergeMetadata, type Params } from "../params.ts";
import { isDebit } from "../payment-methods/find-payer.ts";
import { invalid, missingParam, noSuch, StripeError } from "../stripe-error.ts";
import type { Charge, Refund } from "../wire.ts";

const DAY = 24 * 60 * 60 * 1000;
const REASONS = ["duplicate", "fraudulent", "requested_by_customer"];
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Refunds a part of a charge, or all that is left of it. */
export function makeRefund(account: Account, params: Params): Refund {
  const charge = findCharge(account, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.integer("amount") ?? left;
  const reason = params.nullable("reason");
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalid("reason", `Invalid reason: must be one of ${REASONS.join(", ")}`);
  }
  if (charge.disputed && !canRefund(account, charge)) {
    throw new StripeError(400, {
      code: "charge_disputed",
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  }
  if (left === 0) {
    throw new StripeError(400, {
      code: "charge_already_refunded",
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (amount < 1)
    throw invalid("amount", "This value must be greater than or equal to 1.", "parameter_invalid_integer");
  if (amount > left) {
    throw invalid(
      "amount",
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    );
  }
  return book(account, charge, amount, reason, mergeMetadata({}, params));
}

function findCharge(account: Account, params: Params): Charge {
  const intentId = params.nullable("payment_intent");
  const chargeId = params.nullable("charge");
  if (!intentId && !chargeId) throw missingParam("payment_intent");
  const intent = intentId ? account.paymentIntents.get(intentId) : undefined;
  if (intentId && !intent) throw noSuch("payment_intent", intentId, "payment_intent");
  const charge = account.charges.get(chargeId ?? intent?.latest_charge ?? "");
  if (chargeId && !charge) throw noSuch("charge", chargeId, "charge");
  if (!charge || charge.status !== "succeeded") {
    throw new StripeError(400, {
      code: "charge_not_refundable",
      message: intentId
        ? `This PaymentIntent (${intentId}) does not have a successful charge to refund.`
        : `Charge ${charge?.id} cannot be refunded, because it did not succeed.`,
    });
  }
  return charge;
}

function canRefund(account: Account, charge: Charge): boolean {
  return [...account.disputes.values()].some((one) => one.charge === charge.id && one.status === "won");
}

function destinationOf(type: string): Stripe.Refund.DestinationDetails {
  if (type === "link") return { type };
  return { type: "us_bank_transfer", us_bank_transfer: { reference: null, reference_status: "pending" } };
}

function book(
  account: Account,
  charge: Charge,
  amount: number,
  reason: string | null,
  metadata: Record<string, string>,
): Refund {
  const type = charge.payment_method_details?.type ?? "card";
  const byCard = type === "card";
  const id = newId(byCard ? "re" : "pyr");
  const transaction = bookEntry(account, {
    source: id,
    amount: -amount,
    currency: charge.currency,
    fee: 0,
    feeText: "",
    type: byCard ? "refund" : "payment_refund",
    category: "refund",
    description: "REFUND FOR CHARGE",
    days: 0,
  });
  const refunded = charge.amount_refunded + amount;
  const refund: Refund = {
    id,
    object: "refund",
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: account.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: byCard
      ? {
          card: {
            reference: "8923438492349234",
            reference_status: "available",
            reference_type: "acquirer_reference_number",
            type: "refund",
          },
          type: "card",
        }
      : destinationOf(type),
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isDebit(type) ? "pending" : "succeeded",
    transfer_reversal: null,
  };
  account.refunds.put(id, refund);
  const changed = account.charges.put(charge.id, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  emitEvent(account, "charge.refunded", changed);
  emitEvent(account, "refund.created", refund);
  const fails = account.instruments.get(charge.payment_method ?? "")?.behaviour.refundFails;
  if (isDebit(type) || fails) account.dues.put(id, account.clock.now() + (fails ? 1 : 3) * DAY);
  return refund;
}
