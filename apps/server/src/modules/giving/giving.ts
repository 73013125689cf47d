import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Sealing } from "../../platform/sealing/seal.ts";
import { fundStore } from "./funds/fund-store.ts";
import { gatewayStore } from "./gateways/gateway-store.ts";
import type { GivingTables } from "./giving-tables.ts";

/** What giving asks of the world outside it. */
export interface GivingNeeds {
  guards: Guards;
  sealing: Sealing;
  now: () => Date;
  newId: () => string;
  /** Where the sandbox that stands in for the payment companies is; null in production, which has none. */
  sandboxUrl: string | null;
}

export interface Giving extends GivingNeeds {
  connection: Connection;
  funds: ReturnType<typeof fundStore>;
  gateways: ReturnType<typeof gatewayStore>;
}

export function openGiving(connection: Connection, needs: GivingNeeds): Giving {
  const db = connection.$extendTables<GivingTables>();
  return { ...needs, connection, funds: fundStore(db), gateways: gatewayStore(db) };
}
