import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Encryption } from "../../platform/encryption/encryption.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { PaymentProvider } from "../payment-providers/index.ts";
import type { People } from "../people/index.ts";
import type { GatewaysTables } from "./gateways-tables.ts";
import { openGatewayReader, openGatewaysWithSecretsReader } from "./gateways/gateway-reader.ts";
import { gatewayStore } from "./gateways/gateway-store.ts";
import type { Provider } from "@offertory/contract";

export interface GatewaysNeeds {
  guards: Guards;
  prepare: PrepareQuery;
  people: People;
  encryption: Encryption;
  /** The base URLs of our own apps. Payment providers send webhooks to the portal's. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** The base URL of the sandbox; null in production, which has none. */
  sandboxUrl: string | null;
  providers: Record<Provider, PaymentProvider>;
  now: () => Date;
  newId: () => string;
}

export const gatewaysStores = (connection: Connection) => {
  const db = connection.$extendTables<GatewaysTables>();
  return {
    gateways: gatewayStore(db),
  };
};

export interface Gateways extends GatewaysNeeds, ReturnType<typeof gatewaysStores> {
  connection: Connection;
  gatewayCards: ReturnType<typeof openGatewayReader>;
  gatewaysWithSecrets: ReturnType<typeof openGatewaysWithSecretsReader>;
}

export function openGateways(connection: Connection, needs: GatewaysNeeds): Gateways {
  const db = connection.$extendTables<GatewaysTables>();
  return {
    ...needs,
    connection,
    ...gatewaysStores(connection),
    gatewayCards: openGatewayReader(db, needs.prepare),
    gatewaysWithSecrets: openGatewaysWithSecretsReader(db, needs.prepare),
  };
}

export type GatewaysStores = ReturnType<typeof gatewaysStores>;

export const inTransaction = transactionsWith(gatewaysStores);
