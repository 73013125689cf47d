import { newId, type Account } from "../account.ts";
import type { Params } from "../params.ts";
import { StripeError } from "../stripe-error.ts";
import type { Token } from "../wire.ts";
import type { Card } from "./read-card.ts";
import type { TokenCard } from "./token-card.ts";
import type { Wallet } from "./wallets.ts";

/** Creates a token of a card, which can be exchanged for a payment method once. */
export function makeCardToken(account: Account, card: Card, given: Params, wallet?: Wallet): Token {
  const zip = given.nullable("address_zip");
  const token: Token = {
    id: newId("tok"),
    object: "token",
    card: {
      id: newId("card"),
      object: "card",
      address_city: given.nullable("address_city"),
      address_country: given.nullable("address_country"),
      address_line1: given.nullable("address_line1"),
      address_line1_check: given.has("address_line1") ? "unchecked" : null,
      address_line2: given.nullable("address_line2"),
      address_state: given.nullable("address_state"),
      address_zip: zip,
      address_zip_check: zip ? "unchecked" : null,
      brand: NAMES[card.brand] ?? card.brand,
      country: "US",
      cvc_check: card.hasCode ? "unchecked" : null,
      dynamic_last4: null,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
      funding: card.funding,
      last4: card.last4,
      metadata: {},
      name: given.nullable("name"),
      regulated_status: "unregulated",
      tokenization_method: wallet ? METHODS[wallet] : null,
    },
    client_ip: "127.0.0.1",
    created: account.clock.seconds(),
    livemode: false,
    type: "card",
    used: false,
  };
  account.tokenCards.put(token.id, { ...card, ...(wallet ? { wallet } : {}) });
  return account.tokens.put(token.id, token);
}

/** Returns the card of a token and marks the token as used; undefined if there is no such token. */
export function takeTokenCard(account: Account, id: string): TokenCard | undefined {
  const token = account.tokens.get(id);
  const card = account.tokenCards.get(id);
  if (!token || !card) return undefined;
  if (token.used) {
    throw new StripeError(400, {
      code: "token_already_used",
      param: "card[token]",
      message: `You cannot use a Stripe token more than once: ${id}.`,
    });
  }
  account.tokens.put(id, { ...token, used: true });
  return card;
}

const NAMES: Record<string, string> = {
  amex: "American Express",
  discover: "Discover",
  mastercard: "MasterCard",
  visa: "Visa",
};

/** The names from before Google Pay was called so. */
const METHODS = { apple_pay: "apple_pay", google_pay: "android_pay", link: null };
