import { sql, type RawBuilder } from "kysely";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { NotificationDatabase } from "../notifications-tables.ts";

/** A subquery that selects the unread counts of a person's private conversations. The messaging module provides it. */
export type UnreadMessages = (churchId: string, personId: string) => RawBuilder<{ unread: number }>;

/** Prepares the query of the unread counts. It runs for every page and every broadcast, so it reads only indexes. */
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
          // Written exactly as the condition of the partial index, so that PostgreSQL recognizes that it can use the
          // index.
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
