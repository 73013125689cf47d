import type { ColumnType, Generated, Kysely } from "kysely";

type Once<T> = ColumnType<T, T | undefined, never>;

export type FundsTables = {
  funds: {
    churchId: string;
    id: string;
    name: string;
    taxDeductible: Generated<boolean>;
    position: Generated<number>;
    closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
    createdAt: Once<Date>;
  };
};

export type FundsDatabase = Kysely<FundsTables>;
