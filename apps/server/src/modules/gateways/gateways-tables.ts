import type { Environment, GatewayConnection, FeeRates, Provider } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";

type Once<T> = ColumnType<T, T | undefined, never>;

export type GatewaysTables = {
  gateways: {
    churchId: string;
    id: string;
    provider: Provider;
    environment: Environment;
    publicKey: string;
    /** Encrypted; empty where there is none. */
    privateKey: string;
    /** Encrypted; empty while no webhook is registered. The provider's list of events is polled then. */
    webhookSecret: Generated<string>;
    productId: Generated<string>;
    enabled: boolean;
    payFees: boolean;
    rates: ColumnType<FeeRates, string, string>;
    createdAt: Once<Date>;
    /** When the church last chose this gateway to take cards; null if it never did. */
    cardsChosenAt: Generated<Date | null>;
    /** When the present keys were last tested, and the result; null before their first test. */
    testedAt: Generated<Date | null>;
    testedConnection: Generated<GatewayConnection | null>;
  };
};

export type GatewaysDatabase = Kysely<GatewaysTables>;
