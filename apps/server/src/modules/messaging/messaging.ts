import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Notifications } from "../notifications/index.ts";
import type { MessagingDatabase, MessagingTables } from "./messaging-tables.ts";
import { churchThings, type NotedThings } from "./things/noted-thing.ts";

/** What messaging asks of the world outside it. */
export interface MessagingNeeds {
  guards: Guards;
  limits: Limits;
  notifications: Notifications;
  now: () => Date;
  newId: () => string;
}

export interface Messaging extends MessagingNeeds {
  connection: Connection;
  db: MessagingDatabase;
  /** What notes can be written on. Modules that come later put theirs here, in app.ts. */
  things: NotedThings;
}

export function openMessaging(connection: Connection, needs: MessagingNeeds): Messaging {
  const db = connection.$extendTables<MessagingTables>();
  return { ...needs, connection, db, things: churchThings(db) };
}
