import { authenticate } from "../cards/authenticate-card.ts";
import { readCard } from "../cards/cards.ts";
import { newId, newTokenId } from "../new-id.ts";
import { asObject, asText, dig, optionalText } from "../read-json.ts";
import { Refusal, unprocessable } from "../refusal.ts";
import type { PaymentTokenRow, SetupTokenRow } from "../rows.ts";
import { saveSource } from "./save-source.ts";
import type { Call } from "../take-call.ts";
import { WALLETS, type Wallet } from "../wallets/wallets.ts";
import type { World } from "../world.ts";

const CARD_FIELD = "/payment_source/card";

/**
 * The first step: creates a setup token. Its card comes with this call or later from the page's card fields; the account
 * of a PayPal or Venmo user comes from the payer's approval in their window.
 */
export function createSetupToken(world: World, call: Call): SetupTokenRow {
  const wallet = WALLETS.find((name) => dig(call.body, "payment_source", name) !== undefined);
  if (wallet) return createWalletSetupToken(world, call, wallet);
  const card = asObject(dig(call.body, "payment_source", "card"), CARD_FIELD);
  const id = newId();
  const token: SetupTokenRow = {
    id,
    account: call.account.id,
    status: "CREATED",
    created: world.clock.now(),
    ...readCustomer(call.body),
    verification: optionalText(card["verification_method"], `${CARD_FIELD}/verification_method`),
  };
  world.setupTokens.put(id, token);
  return "number" in card ? confirmSetupToken(world, token, call.body) : token;
}

function createWalletSetupToken(world: World, call: Call, wallet: Wallet): SetupTokenRow {
  const field = `/payment_source/${wallet}`;
  const given = asObject(dig(call.body, "payment_source", wallet), field);
  asText(given["usage_type"], `${field}/usage_type`);
  const id = newId();
  return world.setupTokens.put(id, {
    id,
    account: call.account.id,
    status: "PAYER_ACTION_REQUIRED",
    created: world.clock.now(),
    ...readCustomer(call.body),
    wallet,
  });
}

/** Sets the setup token's card, which can then be saved, unless its bank must ask the donor first. */
export function confirmSetupToken(world: World, token: SetupTokenRow, body: unknown): SetupTokenRow {
  if (token.status === "TOKENIZED") throw unprocessable("SETUP_TOKEN_ALREADY_USED", "The card has been saved already.");
  if (token.wallet) throw unprocessable("PAYMENT_SOURCE_CANNOT_BE_USED", "The setup token is not for a card.");
  const card = readCard(dig(body, "payment_source", "card"), CARD_FIELD, world.clock.now());
  if (card.fate !== "pays") throw unprocessable("CARD_VERIFICATION_FAILED", "The card's bank declined it.", CARD_FIELD);
  const result = authenticate(card.secure, token.verification);
  return world.setupTokens.put(token.id, {
    ...token,
    card,
    status: result === "ask" ? "PAYER_ACTION_REQUIRED" : "APPROVED",
    authentication: result === "ask" ? undefined : result,
  });
}

/** The second step: turns the setup token into a payment token that can be charged. */
export function createPaymentToken(world: World, call: Call): PaymentTokenRow {
  const source = asObject(dig(call.body, "payment_source"), "/payment_source");
  if (source["card"] !== undefined) {
    const card = readCard(source["card"], CARD_FIELD, world.clock.now());
    if (card.fate !== "pays")
      throw unprocessable("CARD_VERIFICATION_FAILED", "The card's bank declined it.", CARD_FIELD);
    return saveSource(world, call.account.id, readCustomer(call.body), { card });
  }
  const token = world.setupTokens.get(asText(dig(source, "token", "id"), "/payment_source/token/id"));
  if (!token || token.account !== call.account.id) {
    throw new Refusal(404, "RESOURCE_NOT_FOUND", "The resource does not exist.", [
      { issue: "TOKEN_NOT_FOUND", description: "There is no such setup token." },
    ]);
  }
  if (token.status === "TOKENIZED") throw unprocessable("SETUP_TOKEN_ALREADY_USED", "The card has been saved already.");
  const { customerId, merchantCustomerId, card, payer } = token;
  const approved = payer ? { payer } : card && { card };
  if (token.status !== "APPROVED" || !approved) {
    throw unprocessable("SETUP_TOKEN_NOT_APPROVED", "The payer has not finished approving it.");
  }
  const saved = saveSource(world, token.account, { customerId, merchantCustomerId }, approved);
  world.setupTokens.put(token.id, { ...token, status: "TOKENIZED", paymentTokenId: saved.id });
  return saved;
}

function readCustomer(body: unknown) {
  return {
    customerId: optionalText(dig(body, "customer", "id"), "/customer/id") ?? newTokenId(),
    merchantCustomerId: optionalText(dig(body, "customer", "merchant_customer_id"), "/customer/merchant_customer_id"),
  };
}
