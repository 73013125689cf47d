import type { Clock } from "../payments/clock.ts";
import type { Faults } from "../payments/faults.ts";
import type { StateFile, Table } from "../payments/state-file.ts";
import type { WebhookQueue } from "../payments/webhooks.ts";
import { isObject } from "./read-json.ts";
import type * as rows from "./rows.ts";

export type Tables = {
  accounts: Table<rows.AccountRow>;
  orders: Table<rows.OrderRow>;
  captures: Table<rows.CaptureRow>;
  refunds: Table<rows.RefundRow>;
  setupTokens: Table<rows.SetupTokenRow>;
  paymentTokens: Table<rows.PaymentTokenRow>;
  transactions: Table<rows.TransactionRow>;
  webhooks: Table<rows.WebhookRow>;
  events: Table<rows.EventRow>;
  disputes: Table<rows.DisputeRow>;
  requests: Table<rows.RequestRow>;
  keys: Table<rows.KeyRow>;
};

/**
 * Everything that an operation of PayPal's stand-in may use. Operations change rows without an await, so that a change
 * is saved as a whole or not at all.
 */
export type World = Tables & {
  clock: Clock;
  faults: Faults;
  queue: WebhookQueue;
  saved(): Promise<void>;
  /** The base URL of links. */
  base(): string;
};

export function openTables(state: StateFile): Tables {
  return {
    accounts: state.table("accounts", rowWith<rows.AccountRow>("id", "secretHash")),
    orders: state.table("orders", rowWith<rows.OrderRow>("id", "account", "status", "cents")),
    captures: state.table("captures", rowWith<rows.CaptureRow>("id", "account", "orderId", "cents")),
    refunds: state.table("refunds", rowWith<rows.RefundRow>("id", "account", "captureId", "cents")),
    setupTokens: state.table("setup_tokens", rowWith<rows.SetupTokenRow>("id", "account", "status")),
    paymentTokens: state.table("payment_tokens", rowWith<rows.PaymentTokenRow>("id", "account", "customerId")),
    transactions: state.table("transactions", rowWith<rows.TransactionRow>("id", "account", "code", "cents")),
    webhooks: state.table("webhooks", rowWith<rows.WebhookRow>("id", "account", "url", "events")),
    events: state.table("events", rowWith<rows.EventRow>("id", "account", "type", "body")),
    disputes: state.table("disputes", rowWith<rows.DisputeRow>("id", "account", "captureId", "status")),
    requests: state.table("requests", rowWith<rows.RequestRow>("id", "bodyHash", "made")),
    keys: state.table("keys", rowWith<rows.KeyRow>("id", "value")),
  };
}

/** Returns the time of the newest stored row, in milliseconds. */
export function newestMoment(tables: Tables): number {
  const { accounts, orders, captures, refunds, setupTokens, paymentTokens, webhooks, disputes } = tables;
  const created = [accounts, orders, captures, refunds, setupTokens, paymentTokens, webhooks, disputes].map(
    (table) => [...table.values()].at(-1)?.created ?? 0,
  );
  const times = [tables.transactions, tables.events].map((table) => [...table.values()].at(-1)?.time ?? 0);
  return Math.max(...created, ...times);
}

/** A small check that the file is ours; only the sandbox writes it. */
function rowWith<Row>(...names: (keyof Row & string)[]) {
  return (value: unknown): value is Row => isObject(value) && names.every((name) => name in value);
}
