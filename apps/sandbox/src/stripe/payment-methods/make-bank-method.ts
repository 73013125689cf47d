import { newId, type Account } from "../account.ts";
import { readBank } from "../bank/read-bank.ts";
import { mergeMetadata, type Params } from "../params.ts";
import type { PaymentMethod } from "../wire.ts";
import { readBilling } from "./read-billing.ts";

/** Creates a bank account as a payment method; it must be verified by two small deposits before it can be debited. */
export function makeBankMethod(account: Account, params: Params): PaymentMethod {
  const given = params.group("us_bank_account");
  const bank = readBank(given);
  const savings = given.text("account_type") === "savings";
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: readBilling(params.group("billing_details")),
    created: account.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, params),
    type: "us_bank_account",
    us_bank_account: {
      account_holder_type: given.text("account_holder_type") === "company" ? "company" : "individual",
      account_type: savings ? "savings" : "checking",
      bank_name: bank.bankName,
      financial_connections_account: null,
      fingerprint: bank.fingerprint,
      last4: bank.last4,
      networks: { preferred: "ach", supported: ["ach"] },
      routing_number: bank.routingNumber,
      status_details: {},
    },
  };
  account.instruments.put(method.id, {
    id: method.id,
    behaviour: bank.behaviour,
    setUp: false,
    verified: false,
    tries: 0,
    mandate: null,
    spent: false,
  });
  return account.paymentMethods.put(method.id, method);
}
