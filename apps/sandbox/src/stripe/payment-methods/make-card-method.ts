import { newId, type Account } from "../account.ts";
import { READY_CARDS } from "../cards/card-behaviours.ts";
import { readCard, type Card } from "../cards/read-card.ts";
import { Params, mergeMetadata } from "../params.ts";
import type { PaymentMethod } from "../wire.ts";
import { readBilling } from "./read-billing.ts";

/** Creates a card as a payment method without a customer. Its number is not stored. */
export function makeCardMethod(account: Account, params: Params): PaymentMethod {
  const given = params.group("card");
  const token = given.nullable("token");
  const card = readCard(token ? readyCard(account, token) : given, account.clock.now());
  const billing = params.group("billing_details");
  return keep(account, card, {
    billing_details: readBilling(billing),
    postalCode: billing.group("address").nullable("postal_code"),
    metadata: mergeMetadata({}, params),
  });
}

/** Creates one of Stripe's ready-made cards, such as `pm_card_visa`; undefined when the name is unknown. */
export function makeReadyMethod(account: Account, id: string): PaymentMethod | undefined {
  if (!id.startsWith("pm_card_") || !READY_CARDS[id.slice("pm_card_".length)]) return undefined;
  const card = readCard(readyCard(account, `tok_${id.slice("pm_card_".length)}`), account.clock.now());
  return keep(account, card, { billing_details: readBilling(new Params()), postalCode: null, metadata: {} });
}

function readyCard(account: Account, token: string): Params {
  const number = READY_CARDS[token.replace(/^tok_/, "")] ?? "";
  const year = new Date(account.clock.now()).getUTCFullYear() + 5;
  return Params.parse(`number=${number}&exp_month=12&exp_year=${year}&cvc=123`);
}

function keep(
  account: Account,
  card: Card,
  about: Pick<PaymentMethod, "billing_details" | "metadata"> & { postalCode: string | null },
): PaymentMethod {
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: about.billing_details,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: about.postalCode ? "unchecked" : null,
        cvc_check: card.cvc ? "unchecked" : null,
      },
      country: "US",
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: card.number === READY_CARDS["visa_debit"] ? "debit" : "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: about.metadata,
    type: "card",
  };
  account.instruments.put(method.id, {
    id: method.id,
    behaviour: card.behaviour,
    setUp: false,
    verified: true,
    tries: 0,
    mandate: null,
    spent: false,
  });
  return account.paymentMethods.put(method.id, method);
}
