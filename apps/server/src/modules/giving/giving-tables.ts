import type { Environment, FeeRates, Provider } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";

type Once<T> = ColumnType<T, T | undefined, never>;

/** The tables that giving owns. */
export type GivingTables = {
  funds: {
    churchId: string;
    id: string;
    name: string;
    taxDeductible: Generated<boolean>;
    position: Generated<number>;
    closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
    createdAt: Once<Date>;
  };
  gateways: {
    churchId: string;
    id: string;
    provider: Provider;
    environment: Environment;
    publicKey: string;
    /** Sealed; empty where there is none. */
    privateKey: string;
    productId: Generated<string>;
    enabled: boolean;
    payFees: boolean;
    rates: ColumnType<FeeRates, string, string>;
    createdAt: Once<Date>;
  };
};

export type GivingDatabase = Kysely<GivingTables>;
