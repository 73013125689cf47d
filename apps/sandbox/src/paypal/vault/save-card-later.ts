import { authenticate } from "../cards/authenticate-card.ts";
import { readCard } from "../cards/cards.ts";
import { newId, newTokenId } from "../new-id.ts";
import { asObject, asText, dig, optionalText } from "../read-json.ts";
import { Refusal, unprocessable } from "../refusal.ts";
import type { PaymentTokenRow, SetupTokenRow } from "../rows.ts";
import { saveCard } from "./save-card.ts";
import type { Call } from "../take-call.ts";
import type { World } from "../world.ts";

const CARD_FIELD = "/payment_source/card";

/** The first step: creates a setup token, whose card comes with this call or later from the page's card fields. */
export function createSetupToken(world: World, call: Call): SetupTokenRow {
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

/** Sets the setup token's card, which can then be saved, unless its bank must ask the donor first. */
export function confirmSetupToken(world: World, token: SetupTokenRow, body: unknown): SetupTokenRow {
  if (token.status === "TOKENIZED") throw unprocessable("SETUP_TOKEN_ALREADY_USED", "The card has been saved already.");
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
    return saveCard(world, call.account.id, { ...readCustomer(call.body), card });
  }
  const token = world.setupTokens.get(asText(dig(source, "token", "id"), "/payment_source/token/id"));
  if (!token || token.account !== call.account.id) {
    throw new Refusal(404, "RESOURCE_NOT_FOUND", "The resource does not exist.", [
      { issue: "TOKEN_NOT_FOUND", description: "There is no such setup token." },
    ]);
  }
  if (token.status === "TOKENIZED") throw unprocessable("SETUP_TOKEN_ALREADY_USED", "The card has been saved already.");
  if (token.status !== "APPROVED" || !token.card) {
    throw unprocessable("SETUP_TOKEN_NOT_APPROVED", "The donor has not finished giving the card.");
  }
  const { customerId, merchantCustomerId, card } = token;
  const saved = saveCard(world, token.account, { customerId, merchantCustomerId, card });
  world.setupTokens.put(token.id, { ...token, status: "TOKENIZED", paymentTokenId: saved.id });
  return saved;
}

function readCustomer(body: unknown) {
  return {
    customerId: optionalText(dig(body, "customer", "id"), "/customer/id") ?? newTokenId(),
    merchantCustomerId: optionalText(dig(body, "customer", "merchant_customer_id"), "/customer/merchant_customer_id"),
  };
}
