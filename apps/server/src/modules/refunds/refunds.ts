import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import { donationsStores } from "../donations/index.ts";
import { gatewaysStores } from "../gateways/index.ts";
import { ledgerStores } from "../ledger/index.ts";
import type { Payments } from "../payments/index.ts";
import { disputeStore } from "./disputes/dispute-store.ts";
import type { RefundsTables } from "./refunds-tables.ts";
import { refundStore } from "./refunds/refund-store.ts";

export type RefundsNeeds = Payments;

export const refundsStores = (connection: Connection) => {
  const db = connection.$extendTables<RefundsTables>();
  return {
    refunds: refundStore(db),
    disputes: disputeStore(db),
  };
};

export interface Refunds extends RefundsNeeds, ReturnType<typeof refundsStores> {
  connection: Connection;
}

export const openRefunds = (connection: Connection, needs: RefundsNeeds): Refunds => ({
  ...needs,
  connection,
  ...refundsStores(connection),
});

/** Also has the stores of other modules that are written in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...refundsStores(tx),
  donations: donationsStores(tx).donations,
  ledger: ledgerStores(tx).ledger,
  gateways: gatewaysStores(tx).gateways,
});
export type RefundsStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
