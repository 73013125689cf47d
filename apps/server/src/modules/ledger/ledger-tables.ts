import type { Currency } from "@offertory/i18n";
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
    currency: Currency;
    reference: string;
  };
  ledgerCheckpoints: {
    churchId: string;
    number: number;
    /** A bigint, which the driver returns as text. */
    lastLine: ColumnType<string, string, never>;
    lines: number;
    hash: string;
    marks: string;
    /** Signs the hash with a key outside the database; empty on checkpoints from before signing was introduced. */
    signature: string;
    addedAt: Date;
  };
};

export type LedgerDatabase = Kysely<LedgerTables>;
