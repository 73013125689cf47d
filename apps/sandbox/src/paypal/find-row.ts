import type { Table } from "../payments/state-file.ts";
import { missing } from "./refusal.ts";
import type { OrderRow } from "./rows.ts";
import type { Call } from "./take-call.ts";
import type { World } from "./world.ts";

/** Returns the row with the id of the path. A row of another account is answered as not found. */
export function findRow<Row extends { account: string }>(table: Table<Row>, call: Call): Row {
  const row = table.get(call.params["id"] ?? "");
  if (!row || row.account !== call.account.id) throw missing();
  return row;
}

const ORDER_LIFETIME_MS = 6 * 60 * 60 * 1000;

/** An order that was not captured expires after some hours. */
export function findOrder(world: World, call: Call): OrderRow {
  const order = findRow(world.orders, call);
  if (isOrderExpired(world, order)) throw missing();
  return order;
}

export function isOrderExpired(world: World, order: OrderRow): boolean {
  return order.status !== "COMPLETED" && order.created + ORDER_LIFETIME_MS <= world.clock.now();
}
