import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import { donationsStores } from "../donations/index.ts";
import { ledgerStores } from "../ledger/index.ts";
import { paymentsStores } from "../payments/index.ts";
import { refundsStores, type Refunds } from "../refunds/index.ts";
import type { AuditTables } from "./audit-tables.ts";
import { auditStore } from "./ledger-checks/audit-store.ts";
import { checkStore } from "./ledger-checks/check-store.ts";
import { bookedStore } from "./reconciliation/booked-store.ts";
import { reconciliationStore } from "./reconciliation/reconciliation-store.ts";

export type AuditNeeds = Refunds;

export const auditStores = (connection: Connection) => {
  const db = connection.$extendTables<AuditTables>();
  return {
    reconciliations: reconciliationStore(db),
    booked: bookedStore(db),
    audit: auditStore(db),
    ledgerChecks: checkStore(db),
  };
};

export interface Audit extends AuditNeeds, ReturnType<typeof auditStores> {
  connection: Connection;
}

export const openAudit = (connection: Connection, needs: AuditNeeds): Audit => ({
  ...needs,
  connection,
  ...auditStores(connection),
});

/** The stores of this module, and those of other modules that it writes in the same transaction. */
const storesOf = (tx: Connection) => ({
  ...auditStores(tx),
  donations: donationsStores(tx).donations,
  ledger: ledgerStores(tx).ledger,
  intents: paymentsStores(tx).intents,
  recording: paymentsStores(tx).recording,
  refunds: refundsStores(tx).refunds,
});
export type AuditStores = ReturnType<typeof storesOf>;

export const inTransaction = transactionsWith(storesOf);
