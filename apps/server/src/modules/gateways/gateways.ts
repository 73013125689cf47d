import type { Connection } from "../../platform/database/connection.ts";
import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Encryption } from "../../platform/encryption/encryption.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { PaymentProvider } from "../payment-providers/index.ts";
import type { People } from "../people/index.ts";
import type { GatewaysTables } from "./gateways-tables.ts";
import { openGatewayReader, openWholeGatewayReader } from "./gateways/gateway-reader.ts";
import { gatewayStore } from "./gateways/gateway-store.ts";
import type { Provider } from "@offertory/contract";

/** What gateways asks of the world outside it. */
export interface GatewaysNeeds {
  guards: Guards;
  prepare: PrepareQuery;
  people: People;
  encryption: Encryption;
  /** The addresses of our own apps: links in mails go nowhere else, and payment providers reach us at the portal's. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** Where the sandbox that stands in for the payment providers is; null in production, which has none. */
  sandboxUrl: string | null;
  providers: Record<Provider, PaymentProvider>;
  now: () => Date;
  newId: () => string;
}

/** Its stores, on the pool or in a transaction. */
export const gatewaysStores = (connection: Connection) => {
  const db = connection.$extendTables<GatewaysTables>();
  return {
    gateways: gatewayStore(db),
  };
};

export interface Gateways extends GatewaysNeeds, ReturnType<typeof gatewaysStores> {
  connection: Connection;
  gatewayCards: ReturnType<typeof openGatewayReader>;
  wholeGateways: ReturnType<typeof openWholeGatewayReader>;
}

export function openGateways(connection: Connection, needs: GatewaysNeeds): Gateways {
  const db = connection.$extendTables<GatewaysTables>();
  return {
    ...needs,
    connection,
    ...gatewaysStores(connection),
    gatewayCards: openGatewayReader(db, needs.prepare),
    wholeGateways: openWholeGatewayReader(db, needs.prepare),
  };
}

export type GatewaysStores = ReturnType<typeof gatewaysStores>;

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith(gatewaysStores);
