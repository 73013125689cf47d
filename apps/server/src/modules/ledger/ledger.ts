import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { CheckpointNotes } from "./checkpoint-notes.ts";
import { openCheckpointSigning, type CheckpointSigning } from "./checkpoint-signing.ts";
import { checkpointStore } from "./checkpoint-store.ts";
import { ledgerStore } from "./ledger-store.ts";
import type { LedgerTables } from "./ledger-tables.ts";

export interface LedgerNeeds {
  now: () => Date;
  /** The keys of checkpoint signatures: the current one first, then the former ones, newest first. */
  ledgerKeys: readonly string[];
  /** Stores the newest checkpoint of each church outside the database. */
  checkpointNotes: CheckpointNotes;
}

export const ledgerStores = (connection: Connection) => {
  const db = connection.$extendTables<LedgerTables>();
  return {
    ledger: ledgerStore(db),
    checkpoints: checkpointStore(db),
  };
};

export interface Ledger extends LedgerNeeds, ReturnType<typeof ledgerStores> {
  connection: Connection;
  checkpointSigning: CheckpointSigning;
}

export const openLedger = (connection: Connection, needs: LedgerNeeds): Ledger => ({
  ...needs,
  connection,
  ...ledgerStores(connection),
  checkpointSigning: openCheckpointSigning(needs.ledgerKeys),
});

export type LedgerStores = ReturnType<typeof ledgerStores>;

export const inTransaction = transactionsWith(ledgerStores);
