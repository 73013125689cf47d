import { sql, type RawBuilder } from "kysely";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { NotificationDatabase } from "../notifications-tables.ts";

/** How many private messages of each conversation a person has not read, as a subquery. The module of messages gives it. */
export type UnreadMessages = (churchId: string, personId: string) => RawBuilder<{ unread: number }>;

/** Asked at every opening of a page and at every alert: one statement that reads indexes alone. */
export const openUnreadReader = (db: NotificationDatabase, prepare: PrepareQuery, unreadMessages: UnreadMessages) =>
  prepare({
    name: "unread-count",
    columns: ["notificationCount", "pmCount"],
    build: (churchId, personId) =>
      db.selectNoFrom((from) => [
        from
          .selectFrom("notifications")
          .select(sql<number>`count(*)::int`.as("count"))
          .where("churchId", "=", churchId)
          .where("personId", "=", personId)
          // As the index says it, so that it is known to be enough.
          .where(sql<boolean>`is_new and listed`)
          .as("notificationCount"),
        from
          .selectFrom(unreadMessages(churchId, personId).as("messages"))
          .select(sql<number>`coalesce(sum(messages.unread), 0)::int`.as("sum"))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("notificationPreferences as chosen")
                  .select("chosen.kind")
                  .where("chosen.churchId", "=", churchId)
                  .where("chosen.personId", "=", personId)
                  .where("chosen.kind", "=", sql.lit("privateMessage"))
                  .where("chosen.app", "is", sql.lit(false)),
              ),
            ),
          )
          .as("pmCount"),
      ]),
  });
