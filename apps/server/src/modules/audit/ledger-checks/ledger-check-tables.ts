import type { ColumnType } from "kysely";
import type { Trouble } from "../../ledger/index.ts";

/** The driver returns a bigint as text. */
type Big = ColumnType<string, number | string | undefined, number | string>;

export type LedgerCheckTables = {
  ledgerChecks: {
    churchId: string;
    id: string;
    askedBy: string;
    status: "running" | "done" | "failed";
    lines: Big;
    checked: Big;
    checkpoints: ColumnType<number, undefined, number>;
    uncovered: ColumnType<number, undefined, number>;
    head: ColumnType<string, undefined, string>;
    troubleWhat: ColumnType<Trouble["what"] | null, undefined, Trouble["what"] | null>;
    troubleWhere: ColumnType<string | null, undefined, string | null>;
    startedAt: Date;
    endedAt: ColumnType<Date | null, undefined, Date | null>;
  };
};
