import type { ColumnType, Kysely } from "kysely";

export type LedgerTables = {
  ledger: {
    churchId: string;
    line: ColumnType<string, never, never>;
    entryId: string;
    at: Date;
    reason: string;
    account: string;
    fundId: string | null;
    donationId: string | null;
    amount: number;
    reference: string;
  };
  ledgerCheckpoints: {
    churchId: string;
    number: number;
    /** A bigint: text here. */
    lastLine: ColumnType<string, string, never>;
    lines: number;
    hash: string;
    marks: string;
    /** Of the hash, by a key outside the database; empty on those that were made before there was one. */
    signature: string;
    addedAt: Date;
  };
};

export type LedgerDatabase = Kysely<LedgerTables>;
