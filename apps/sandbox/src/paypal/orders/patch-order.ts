import { readMoney } from "../money.ts";
import { asList, asObject, asText, optionalText } from "../read-json.ts";
import { malformed, unprocessable } from "../refusal.ts";
import type { OrderRow } from "../rows.ts";
import type { World } from "../world.ts";

const TEXTS = { custom_id: "customId", invoice_id: "invoiceId", description: "description" } as const;

/** Changes the amount and the texts of an order that is not captured yet. Either all changes are made or none. */
export function patchOrder(world: World, order: OrderRow, body: unknown): void {
  if (order.status === "COMPLETED") {
    throw unprocessable("ORDER_ALREADY_COMPLETED", "The order is completed and cannot be changed.");
  }
  const changed = asList(body, "/").reduce<OrderRow>(
    (row, patch, place) => applyPatch(row, asObject(patch, `/${place}`), `/${place}`),
    order,
  );
  world.orders.put(order.id, { ...changed, updated: world.clock.now() });
}

function applyPatch(order: OrderRow, patch: { [name: string]: unknown }, at: string): OrderRow {
  const op = asText(patch["op"], `${at}/op`);
  const path = asText(patch["path"], `${at}/path`);
  const match = /^\/purchase_units\/@reference_id=='([^']+)'\/(\w+)$/.exec(path);
  const [, reference, name = ""] = match ?? [];
  if (!match || !(name === "amount" || isText(name))) {
    throw unprocessable("NOT_PATCHABLE", "This part of an order cannot be changed.", `${at}/path`);
  }
  if (reference !== order.referenceId) {
    throw unprocessable("REFERENCE_ID_NOT_FOUND", "The order has no such purchase unit.", `${at}/path`);
  }
  if (op !== "replace" && !(op === "add" && name !== "amount")) {
    throw malformed("INVALID_PATCH_OPERATION", "Only replace, and add for texts.", `${at}/op`);
  }
  if (isText(name)) return { ...order, [TEXTS[name]]: optionalText(patch["value"], `${at}/value`, 255) };
  const money = readMoney(patch["value"], `${at}/value`);
  if (money.currency !== order.currency) {
    throw unprocessable(
      "UNSUPPORTED_PATCH_PARAMETER_VALUE",
      "An order keeps its currency.",
      `${at}/value/currency_code`,
    );
  }
  return { ...order, ...money };
}

function isText(name: string): name is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, name);
}
