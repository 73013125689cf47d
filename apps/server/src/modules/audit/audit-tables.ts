import type { ColumnType, Kysely } from "kysely";
import type { BalanceKind } from "../payment-providers/index.ts";
import type { RefundsTables } from "../refunds/index.ts";
import type { LedgerCheckTables } from "./ledger-checks/ledger-check-tables.ts";

export type DifferenceKind = "missing-here" | "missing-there" | "amount-differs" | "fee-differs" | "foreign";

export type AuditTables = {
  payouts: {
    churchId: string;
    gatewayId: string;
    id: string;
    payoutId: string;
    amount: number;
    paidAt: Date;
    /** How many balance transactions the payout has; null until they were compared with the ledger. */
    lines: ColumnType<number | null, undefined, number>;
    /**
     * The sum of these transactions in our ledger, in minor units; null until compared. The driver returns a bigint as
     * text.
     */
    ourNet: ColumnType<string | null, undefined, number>;
    comparedAt: ColumnType<Date | null, undefined, Date>;
  };
  /** The payout that a donation was part of, known once the payout was compared. */
  donationPayouts: { churchId: string; donationId: string; gatewayId: string; payoutId: string };
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
    repaired: ColumnType<number, number | undefined, number>;
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
    repaired: boolean;
  };
} & LedgerCheckTables &
  RefundsTables;

export type AuditDatabase = Kysely<AuditTables>;
