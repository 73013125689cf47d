import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { CheckpointNotes } from "./checkpoint-notes.ts";
import { openCheckpointSigning, type CheckpointSigning } from "./checkpoint-signing.ts";
import { checkpointStore } from "./checkpoint-store.ts";
import { ledgerStore } from "./ledger-store.ts";
import type { LedgerTables } from "./ledger-tables.ts";

/** What ledger asks of the world outside it. */
export interface LedgerNeeds {
  now: () => Date;
  /** Keys that sign checkpoints of the ledger: the present one, then those before it. */
  ledgerKeys: readonly string[];
  /** Where the newest checkpoint of each church is noted outside the database. */
  checkpointNotes: CheckpointNotes;
}

/** Its stores, on the pool or in a transaction. */
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

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith(ledgerStores);
