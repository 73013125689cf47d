import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Permissions } from "../permissions/index.ts";
import { churchStore } from "./churches/church-store.ts";
import type { ChurchesTables } from "./churches-tables.ts";
import { settingStore } from "./settings/setting-store.ts";

/** What churches asks of the world outside it. */
export interface ChurchesNeeds {
  guards: Guards;
  permissions: Permissions;
  newId: () => string;
  /** The origin under which pictures are served. */
  contentUrl: string;
}

export interface Churches extends ChurchesNeeds {
  connection: Connection;
  churches: ReturnType<typeof churchStore>;
  settings: ReturnType<typeof settingStore>;
}

export function openChurches(connection: Connection, needs: ChurchesNeeds): Churches {
  const db = connection.$extendTables<ChurchesTables>();
  return { ...needs, connection, churches: churchStore(db), settings: settingStore(db) };
}
