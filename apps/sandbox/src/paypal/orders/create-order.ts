import { approveOrder } from "./approve-order.ts";
import { captureOrder, refuseInstrument } from "./capture-order.ts";
import { readCard, type Card } from "../cards/cards.ts";
import { readMoney } from "../money.ts";
import { newId } from "../new-id.ts";
import { asList, asObject, asText, dig, optionalObject, optionalText, type Json } from "../read-json.ts";
import { malformed, notAllowed, unprocessable } from "../refusal.ts";
import type { OrderRow } from "../rows.ts";
import type { Call } from "../take-call.ts";
import type { World } from "../world.ts";

const VERIFICATIONS = new Set(["SCA_WHEN_REQUIRED", "SCA_ALWAYS", "3D_SECURE", "AVS_CVV"]);

/** Creates an order. With a card in the call, saved or not, the same call captures it, as PayPal does. */
export function createOrder(world: World, call: Call): OrderRow {
  const body = asObject(call.body, "/");
  const intent = asText(body["intent"], "/intent");
  if (intent !== "CAPTURE") throw unprocessable("UNSUPPORTED_INTENT", "The sandbox only captures.", "/intent");
  const units = asList(body["purchase_units"], "/purchase_units");
  if (units.length !== 1) {
    throw malformed("INVALID_ARRAY_MAX_ITEMS", "The sandbox takes one purchase unit.", "/purchase_units");
  }
  const card = optionalObject(dig(body, "payment_source", "card"), "/payment_source/card");
  const paysAtOnce = card !== undefined && ("number" in card || "vault_id" in card);
  if (paysAtOnce && !call.requestId) {
    throw malformed("PAYPAL_REQUEST_ID_REQUIRED", "A call that takes money needs a PayPal-Request-Id.");
  }
  const order = newOrder(world, call, asObject(units[0], "/purchase_units/0"), card);
  if (!paysAtOnce || !card) return world.orders.put(order.id, order);
  const saved = "vault_id" in card;
  const paying = saved ? savedCard(world, call, card) : readCard(card, "/payment_source/card", world.clock.now());
  refuseInstrument(paying);
  approveOrder(world, order, paying, { present: !saved });
  return order.status === "APPROVED" ? captureOrder(world, order) : world.orders.put(order.id, order);
}

function newOrder(world: World, call: Call, unit: Json, card: Json | undefined): OrderRow {
  const at = "/purchase_units/0";
  const now = world.clock.now();
  const verification = optionalText(dig(card, "attributes", "verification", "method"), "/payment_source/card");
  if (verification !== undefined && !VERIFICATIONS.has(verification)) {
    throw malformed("INVALID_PARAMETER_VALUE", "An unknown way to verify.", "/payment_source/card/attributes");
  }
  const store = dig(card, "attributes", "vault", "store_in_vault");
  if (store !== undefined && store !== "ON_SUCCESS") {
    throw malformed("INVALID_PARAMETER_VALUE", "Only ON_SUCCESS is known.", "/payment_source/card/attributes/vault");
  }
  if (store !== undefined && !call.account.vault) {
    const field = "/payment_source/card/attributes/vault";
    throw unprocessable("NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE", "This account may not save cards.", field);
  }
  return {
    id: newId(),
    account: call.account.id,
    status: "CREATED",
    created: now,
    updated: now,
    ...readMoney(unit["amount"], `${at}/amount`),
    referenceId: optionalText(unit["reference_id"], `${at}/reference_id`, 256) ?? "default",
    customId: optionalText(unit["custom_id"], `${at}/custom_id`, 255),
    invoiceId: optionalText(unit["invoice_id"], `${at}/invoice_id`, 127),
    description: optionalText(unit["description"], `${at}/description`, 3_000),
    softDescriptor: optionalText(unit["soft_descriptor"], `${at}/soft_descriptor`, 22),
    verification,
    storeInVault: store !== undefined,
    customerId: optionalText(dig(card, "attributes", "customer", "id"), "/payment_source/card/attributes/customer/id"),
  };
}

function savedCard(world: World, call: Call, card: Json): Card {
  if (!call.account.vault) throw noVault();
  const token = world.paymentTokens.get(asText(card["vault_id"], "/payment_source/card/vault_id"));
  if (token && token.account === call.account.id) return { ...token.card, fate: token.card.laterFate };
  const field = "/payment_source/card/vault_id";
  throw unprocessable("MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE", "There is no such saved card.", field);
}

export function noVault() {
  return notAllowed("PERMISSION_DENIED", "This account may not save cards.");
}
