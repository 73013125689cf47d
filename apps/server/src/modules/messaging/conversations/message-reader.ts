import { MESSAGES_PER_PAGE } from "@offertory/contract";
import { sql } from "kysely";
import type { PrepareList } from "../../../platform/database/prepare-rows.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** Without churchId and conversationId, because the callers of `before` and `after` know them. */
const COLUMNS = ["id", "personId", "content", "timeSent", "timeUpdated", "clientId"] as const;

export type MessageReader = ReturnType<typeof openMessageReader>;
export type MessageRow = Awaited<ReturnType<MessageReader["byIds"]>>[number];
export type CardRow = Awaited<ReturnType<MessageReader["cards"]>>[number];

/**
 * Prepares the queries that run whenever a conversation is opened. Authors are read separately, once for each person.
 */
export function openMessageReader(db: MessagingDatabase, prepareList: PrepareList) {
  const page = (churchId: string, conversationId: string) =>
    db
      .selectFrom("messages")
      .select(COLUMNS)
      .where("churchId", "=", churchId)
      .where("conversationId", "=", conversationId)
      .limit(sql.lit(MESSAGES_PER_PAGE));
  return {
    /** The messages before a place, newest first. */
    before: prepareList(["churchId", "conversationId", "place"], (mark) =>
      page(mark("churchId"), mark("conversationId")).where("place", "<", mark("place")).orderBy("place", "desc"),
    ),
    /** The messages after a place, oldest first. */
    after: prepareList(["churchId", "conversationId", "place"], (mark) =>
      page(mark("churchId"), mark("conversationId")).where("place", ">", mark("place")).orderBy("place"),
    ),
    byIds: prepareList(["churchId", "ids"], (mark) =>
      db
        .selectFrom("messages")
        .select(COLUMNS)
        .select(["churchId", "conversationId", "place"])
        .where("churchId", "=", mark("churchId"))
        .where("id", "=", sql<string>`any(${mark("ids")}::text[])`),
    ),
    /** The current names and photos of people. */
    cards: prepareList(["churchId", "ids"], (mark) =>
      db
        .selectFrom("peopleNames")
        .select(["personId", "firstName", "lastName", "nick", "displayName"])
        .select(["photo", "photoUpdated", "membershipStatus"])
        .where("churchId", "=", mark("churchId"))
        .where("personId", "=", sql<string>`any(${mark("ids")}::text[])`),
    ),
  };
}
