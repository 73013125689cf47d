import type { ColumnType } from "kysely";
import type { BalanceKind } from "./providers/payment-provider.ts";

export type DisputeStatus = "inquiry" | "open" | "won" | "lost";
export type DifferenceKind = "missing-here" | "missing-there" | "amount-differs" | "fee-differs" | "foreign";

/** The tables of the books: what comes back, what the payment provider's own account says, and the seals on the ledger. */
export type BooksTables = {
  disputes: {
    churchId: string;
    id: string;
    donationId: string;
    gatewayId: string;
    providerId: string;
    status: DisputeStatus;
    reason: string;
    amount: number;
    fee: number;
    dueAt: Date | null;
    openedAt: Date;
    closedAt: Date | null;
  };
  payouts: {
    churchId: string;
    gatewayId: string;
    id: string;
    payoutId: string;
    amount: number;
    paidAt: Date;
    /** How many lines are in it, and what our books say of them, once the provider has shown them. */
    lines: ColumnType<number | null, undefined, number>;
    /** A bigint: text here. */
    ourNet: ColumnType<string | null, undefined, number>;
    comparedAt: ColumnType<Date | null, undefined, Date>;
  };
  eventPolls: { churchId: string; gatewayId: string; readUntil: Date | null; nextAt: Date };
  reconciliations: {
    churchId: string;
    id: string;
    gatewayId: string;
    fromDay: string;
    toDay: string;
    status: "running" | "done" | "failed";
    askedBy: string;
    failure: ColumnType<string, string | undefined, string>;
    transactions: ColumnType<number, number | undefined, number>;
    theirNet: ColumnType<string, undefined, number>;
    ourNet: ColumnType<string, undefined, number>;
    healed: ColumnType<number, number | undefined, number>;
    open: ColumnType<number, number | undefined, number>;
    startedAt: Date;
    endedAt: ColumnType<Date | null, undefined, Date>;
  };
  reconciliationDifferences: {
    churchId: string;
    reconciliationId: string;
    position: number;
    kind: DifferenceKind;
    what: BalanceKind;
    transactionId: string;
    sourceId: string;
    donationId: string | null;
    payoutId: ColumnType<string, string | undefined, never>;
    at: Date;
    theirAmount: number | null;
    ourAmount: number | null;
    theirFee: number | null;
    ourFee: number | null;
    healed: boolean;
  };
  ledgerSeals: {
    churchId: string;
    number: number;
    /** A bigint: text here. */
    lastLine: ColumnType<string, string, never>;
    lines: number;
    hash: string;
    marks: string;
    /** Of the hash, by a key outside the database; empty on those that were made before there was one. */
    signature: string;
    sealedAt: Date;
  };
};
