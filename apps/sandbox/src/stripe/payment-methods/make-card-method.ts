import { newId, type Account } from "../account.ts";
import { READY_CARDS } from "../cards/card-behaviours.ts";
import { takeTokenCard } from "../cards/make-card-token.ts";
import { readCard, type Card } from "../cards/read-card.ts";
import type { TokenCard } from "../cards/token-card.ts";
import { describeWallet } from "../cards/wallets.ts";
import { Params, mergeMetadata } from "../params.ts";
import { noSuch } from "../stripe-error.ts";
import type { PaymentMethod } from "../wire.ts";
import { readBilling } from "./read-billing.ts";

/** Creates a card as a payment method without a customer. Its number is not stored. */
export function makeCardMethod(account: Account, params: Params): PaymentMethod {
  const given = params.group("card");
  const token = given.nullable("token");
  const card = token ? cardOfToken(account, token) : readCard(given, account.clock.now());
  const billing = params.group("billing_details");
  return keep(account, card, {
    billing_details: readBilling(billing),
    postalCode: billing.group("address").nullable("postal_code"),
    metadata: mergeMetadata({}, params),
  });
}

/** Creates one of Stripe's ready-made cards, such as `pm_card_visa`; undefined when the name is unknown. */
export function makeReadyMethod(account: Account, id: string): PaymentMethod | undefined {
  const card = id.startsWith("pm_card_") ? readReadyCard(account, `tok_${id.slice("pm_card_".length)}`) : undefined;
  return card && keep(account, card, { billing_details: readBilling(new Params()), postalCode: null, metadata: {} });
}

/** Returns the card of a token, or of one of Stripe's ready-made tokens such as `tok_visa`. */
export function cardOfToken(account: Account, token: string): TokenCard {
  const card = takeTokenCard(account, token) ?? readReadyCard(account, token);
  if (!card) throw noSuch("token", token, "card[token]");
  return card;
}

/** Returns the card of a ready-made token; undefined when the name is unknown. */
export function readReadyCard(account: Account, token: string): Card | undefined {
  const number = READY_CARDS[token.replace(/^tok_/, "")];
  if (!number) return undefined;
  const year = new Date(account.clock.now()).getUTCFullYear() + 5;
  return readCard(Params.parse(`number=${number}&exp_month=12&exp_year=${year}&cvc=123`), account.clock.now());
}

function keep(
  account: Account,
  card: TokenCard,
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
        cvc_check: card.hasCode ? "unchecked" : null,
      },
      country: "US",
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: card.funding,
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: describeWallet(card.wallet, card.last4),
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
