import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { NotificationDatabase, NotificationTables } from "./notifications-tables.ts";
import { openUnreadReader, type UnreadMessages } from "./notifications/unread-reader.ts";

export interface NotificationNeeds {
  guards: Guards;
  prepare: PrepareQuery;
  translatorFor: TranslatorFor;
  emails: EmailQueue;
  /** The base URLs for the links in emails. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  unreadMessages: UnreadMessages;
  now: () => Date;
  newId: () => string;
}

export interface Notifications extends NotificationNeeds {
  connection: Connection;
  db: NotificationDatabase;
  readUnread: ReturnType<typeof openUnreadReader>;
}

export function openNotifications(connection: Connection, needs: NotificationNeeds): Notifications {
  const db = connection.$extendTables<NotificationTables>();
  return { ...needs, connection, db, readUnread: openUnreadReader(db, needs.prepare, needs.unreadMessages) };
}
