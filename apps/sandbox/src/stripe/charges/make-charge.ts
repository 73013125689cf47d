import type Stripe from "stripe";
import { newId, type Account } from "../account.ts";
import { bookEntry, feeOf } from "../balance.ts";
import type { Payer } from "../payment-methods/find-payer.ts";
import type { Charge, PaymentIntent } from "../wire.ts";

export type Failure = { code: string; declineCode: string | null; message: string };

/** Creates a charge that waits for the bank. */
export function makePendingCharge(account: Account, intent: PaymentIntent, payer: Payer): Charge {
  return account.charges.put(...keyed(describe(account, intent, payer, "pending")));
}

/** Creates a failed charge; it moves no money but is listed. */
export function makeFailedCharge(account: Account, intent: PaymentIntent, payer: Payer, failure: Failure): Charge {
  return failCharge(account, describe(account, intent, payer, "failed"), failure);
}

export function failCharge(account: Account, charge: Charge, failure: Failure): Charge {
  return account.charges.put(charge.id, {
    ...charge,
    status: "failed",
    paid: false,
    failure_code: failure.code,
    failure_message: failure.message,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: failure.declineCode ? "01" : null,
      network_status: "declined_by_network",
      reason: failure.declineCode ?? failure.code,
      risk_level: "normal",
      risk_score: 30,
      seller_message: "The bank did not return any further details with this decline.",
      type: "issuer_declined",
    },
  });
}

/** Creates a charge that is paid at once. */
export function makePaidCharge(account: Account, intent: PaymentIntent, payer: Payer): Charge {
  return payCharge(account, describe(account, intent, payer, "pending"), payer.type);
}

/** Marks a charge as paid and books its amount minus the fee on the balance. */
export function payCharge(account: Account, charge: Charge, type: Payer["type"]): Charge {
  const { id } = bookEntry(account, {
    source: charge.id,
    amount: charge.amount,
    currency: charge.currency,
    fee: feeOf(charge.amount, charge.currency, type),
    feeText: "Stripe processing fees",
    type: type === "card" ? "charge" : "payment",
    category: "charge",
    description: charge.description,
    days: 2,
  });
  return account.charges.put(charge.id, {
    ...charge,
    status: "succeeded",
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    balance_transaction: id,
    receipt_url: `https://pay.stripe.com/receipts/sandbox/${charge.id}`,
  });
}

const keyed = (charge: Charge): [string, Charge] => [charge.id, charge];

function describe(account: Account, intent: PaymentIntent, payer: Payer, status: "pending" | "failed"): Charge {
  return {
    id: newId(payer.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingOf(payer),
    calculated_statement_descriptor: "SANDBOX CHURCH",
    captured: false,
    created: account.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      risk_score: 12,
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: false,
    payment_intent: intent.id,
    payment_method: payer.id,
    payment_method_details: detailsOf(intent, payer),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

/** A charge says more of the wallet Link than a payment method does. */
function walletOf({ wallet }: Stripe.PaymentMethod.Card): Stripe.Charge.PaymentMethodDetails.Card.Wallet | null {
  if (!wallet) return null;
  const { link, masterpass: _masterpass, visa_checkout: _visa, ...others } = wallet;
  return { ...others, ...(link ? { link: { funding_source_group: null } } : {}) };
}

function billingOf({ method, bank }: Payer): Stripe.Charge.BillingDetails {
  const none = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  if (method) return { ...method.billing_details };
  return { address: none, email: null, name: bank?.account_holder_name ?? null, phone: null, tax_id: null };
}

function detailsOf(intent: PaymentIntent, { method, bank, instrument }: Payer): Stripe.Charge.PaymentMethodDetails {
  const card = method?.card;
  if (card) {
    return {
      card: {
        amount_authorized: intent.amount,
        authorization_code: "123456",
        brand: card.brand,
        checks: card.checks && {
          ...card.checks,
          cvc_check: card.checks.cvc_check && (instrument.behaviour.cvcCheck ?? "pass"),
          address_postal_code_check: card.checks.address_postal_code_check && "pass",
        },
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: "unregulated",
        three_d_secure: null,
        transaction_link_id: null,
        wallet: walletOf(card),
      },
      type: "card",
    };
  }
  if (method?.link) return { link: { country: "US" }, type: "link" };
  const account = method?.us_bank_account;
  const company = (account?.account_holder_type ?? bank?.account_holder_type) === "company";
  return {
    type: "us_bank_account",
    us_bank_account: {
      account_holder_type: company ? "company" : "individual",
      account_type: account?.account_type ?? "checking",
      bank_name: account?.bank_name ?? bank?.bank_name ?? null,
      fingerprint: account?.fingerprint ?? bank?.fingerprint ?? null,
      last4: account?.last4 ?? bank?.last4 ?? null,
      ...(instrument.mandate ? { mandate: instrument.mandate } : {}),
      payment_reference: null,
      routing_number: account?.routing_number ?? bank?.routing_number ?? null,
    },
  };
}
