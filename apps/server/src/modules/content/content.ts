import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Forms } from "../forms/index.ts";
import type { Giving } from "../giving/index.ts";
import type { ContentDatabase, ContentTables } from "./content-tables.ts";
import { elementStore } from "./elements/element-store.ts";
import { navigationStore } from "./navigation/navigation-store.ts";
import { pageStore } from "./pages/page-store.ts";
import { cacheEvents, type Events } from "./publishing/cache-events.ts";
import { openPublishedReader } from "./publishing/published-reader.ts";
import { versionStore } from "./publishing/version-store.ts";
import { sectionStore } from "./sections/section-store.ts";

/** What the content module needs from its environment. */
export interface ContentNeeds {
  guards: Guards;
  prepare: PrepareQuery;
  giving: Giving;
  forms: Forms;
  events: Events;
  now: () => Date;
  newId: () => string;
  /** The server's secret; signs the keys of preview links. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
}

const storesIn = (db: ContentDatabase) => ({
  pages: pageStore(db),
  sections: sectionStore(db),
  elements: elementStore(db),
  versions: versionStore(db),
  navigation: navigationStore(db),
});
export type ContentStores = ReturnType<typeof storesIn>;

export interface Content extends ContentNeeds, ContentStores {
  connection: Connection;
  readPublished: ReturnType<typeof openPublishedReader>;
  /** By church: the starter site that this process is creating. */
  starterSites: Map<string, Promise<boolean>>;
}

export function openContent(connection: Connection, needs: ContentNeeds): Content {
  const db = connection.$extendTables<ContentTables>();
  const events = cacheEvents(needs.events);
  const readPublished = openPublishedReader(db, needs.prepare);
  return { ...needs, events, connection, readPublished, starterSites: new Map(), ...storesIn(db) };
}

export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<ContentTables>()));
