import { approveOrder, markApproved } from "./approve-order.ts";
import { captureOrder, refuseInstrument } from "./capture-order.ts";
import { readCard, type Card } from "../cards/cards.ts";
import { findSavedSource } from "./find-saved-source.ts";
import { readMoney } from "../money.ts";
import { newId } from "../new-id.ts";
import { readSource, readVaulting, readVerification, type OrderSource } from "./read-source.ts";
import { asList, asObject, asText, optionalText, type Json } from "../read-json.ts";
import { malformed, unprocessable } from "../refusal.ts";
import type { OrderRow } from "../rows.ts";
import type { Call } from "../take-call.ts";
import { takesCurrency } from "../wallets/wallets.ts";
import type { World } from "../world.ts";

/**
 * Creates an order. With a card in the call, or with a saved source, the same call captures it, as PayPal does. An
 * order for PayPal or Venmo waits until the payer has approved it in their window.
 */
export function createOrder(world: World, call: Call): OrderRow {
  const body = asObject(call.body, "/");
  const intent = asText(body["intent"], "/intent");
  if (intent !== "CAPTURE") throw unprocessable("UNSUPPORTED_INTENT", "The sandbox only captures.", "/intent");
  const units = asList(body["purchase_units"], "/purchase_units");
  if (units.length !== 1) {
    throw malformed("INVALID_ARRAY_MAX_ITEMS", "The sandbox takes one purchase unit.", "/purchase_units");
  }
  const source = readSource(body);
  const paysAtOnce = source.kind !== "any" && ("number" in source.given || "vault_id" in source.given);
  if (paysAtOnce && !call.requestId) {
    throw malformed("PAYPAL_REQUEST_ID_REQUIRED", "A call that takes money needs a PayPal-Request-Id.");
  }
  const order = newOrder(world, call, asObject(units[0], "/purchase_units/0"), source);
  return paysAtOnce ? payAtOnce(world, call, order, source) : world.orders.put(order.id, order);
}

function newOrder(world: World, call: Call, unit: Json, source: OrderSource): OrderRow {
  const at = "/purchase_units/0";
  const now = world.clock.now();
  const money = readMoney(unit["amount"], `${at}/amount`);
  const wallet = source.kind === "any" || source.kind === "card" ? undefined : source.kind;
  if (wallet && !takesCurrency(wallet, money.currency)) {
    throw unprocessable("PAYMENT_SOURCE_CANNOT_BE_USED", "Venmo pays in US dollars only.", `/payment_source/${wallet}`);
  }
  return {
    id: newId(),
    account: call.account.id,
    status: wallet ? "PAYER_ACTION_REQUIRED" : "CREATED",
    created: now,
    updated: now,
    ...money,
    referenceId: optionalText(unit["reference_id"], `${at}/reference_id`, 256) ?? "default",
    customId: optionalText(unit["custom_id"], `${at}/custom_id`, 255),
    invoiceId: optionalText(unit["invoice_id"], `${at}/invoice_id`, 127),
    description: optionalText(unit["description"], `${at}/description`, 3_000),
    softDescriptor: optionalText(unit["soft_descriptor"], `${at}/soft_descriptor`, 22),
    verification: readVerification(source),
    ...readVaulting(source, call),
    wallet,
  };
}

function payAtOnce(world: World, call: Call, order: OrderRow, source: OrderSource): OrderRow {
  if (source.kind === "any") return order;
  const saved = "vault_id" in source.given ? findSavedSource(world, call, source) : undefined;
  if (saved?.payer) {
    order.payer = { ...saved.payer, fate: saved.payer.laterFate };
    refuseInstrument(order.payer);
    markApproved(world, order);
    return captureOrder(world, order);
  }
  const card: Card = saved?.card
    ? { ...saved.card, fate: saved.card.laterFate }
    : readCard(source.given, source.field, world.clock.now());
  refuseInstrument(card);
  approveOrder(world, order, card, { present: !saved });
  return order.status === "APPROVED" ? captureOrder(world, order) : world.orders.put(order.id, order);
}
