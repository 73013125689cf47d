import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Tasks } from "../tasks/index.ts";
import type { CalendarDatabase, CalendarTables } from "./calendar-tables.ts";
import { eventStore } from "./events/event-store.ts";
import { feedStore } from "./feeds/feed-store.ts";

/** What `app.ts` passes in: another module, platform services and settings. */
export interface CalendarNeeds {
  guards: Guards;
  /** Read for personal feeds, which list where their owner serves. */
  tasks: Tasks;
  now: () => Date;
  newId: () => string;
  /** Key of the HMAC in personal calendar links. */
  secret: string;
  appUrls: Record<"portal" | "site" | "lessons", string>;
}

const storesIn = (db: CalendarDatabase) => ({ events: eventStore(db), feeds: feedStore(db) });
export type CalendarStores = ReturnType<typeof storesIn>;

export interface Calendar extends CalendarNeeds, CalendarStores {
  connection: Connection;
}

export function openCalendar(connection: Connection, needs: CalendarNeeds): Calendar {
  return { ...needs, connection, ...storesIn(connection.$extendTables<CalendarTables>()) };
}

export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<CalendarTables>()));
