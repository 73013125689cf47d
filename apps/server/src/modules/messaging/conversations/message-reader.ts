import { MESSAGES_PER_PAGE } from "@offertory/contract";
import { sql } from "kysely";
import type { PrepareList } from "../../../platform/database/prepare-rows.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** A page is of one conversation, which whoever asks for it knows already. */
const COLUMNS = ["id", "personId", "content", "timeSent", "timeUpdated", "clientId"] as const;

export type MessageReader = ReturnType<typeof openMessageReader>;
export type MessageRow = Awaited<ReturnType<MessageReader["byIds"]>>[number];
export type CardRow = Awaited<ReturnType<MessageReader["cards"]>>[number];

/** What every opening of a conversation asks for. Who wrote is read beside it, once for each person. */
export function openMessageReader(db: MessagingDatabase, prepareList: PrepareList) {
  const page = (churchId: string, conversationId: string) =>
    db
      .selectFrom("messages")
      .select(COLUMNS)
      .where("churchId", "=", churchId)
      .where("conversationId", "=", conversationId)
      .limit(sql.lit(MESSAGES_PER_PAGE));
  return {
    /** The page before a place, newest first. */
    before: prepareList(["churchId", "conversationId", "place"], (mark) =>
      page(mark("churchId"), mark("conversationId")).where("place", "<", mark("place")).orderBy("place", "desc"),
    ),
    /** The page after a place, oldest first. */
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
    /** People as they are called now. */
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
