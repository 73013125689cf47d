import { PRIVATE_MESSAGES_PER_PAGE } from "@offertory/contract";
import { sql } from "kysely";
import type { PrepareList } from "../../../platform/database/prepare-rows.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

export type PrivateMessageReader = ReturnType<typeof openPrivateMessageReader>;
export type PrivateMessageRow = Awaited<ReturnType<PrivateMessageReader["list"]>>[number];

/** Prepares the queries of one person's private conversations, each with its latest message. */
export function openPrivateMessageReader(db: MessagingDatabase, prepareList: PrepareList) {
  const select = (churchId: string, personId: string) =>
    db
      .selectFrom("conversationParticipants as mine")
      .innerJoin("privateMessages as t", (join) =>
        join.onRef("t.churchId", "=", "mine.churchId").onRef("t.id", "=", "mine.privateMessageId"),
      )
      .leftJoin("conversationParticipants as theirs", (join) =>
        join
          .onRef("theirs.churchId", "=", "mine.churchId")
          .onRef("theirs.personId", "=", "mine.otherPersonId")
          .onRef("theirs.privateMessageId", "=", "mine.privateMessageId"),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("messages as m")
            .select(["m.id as messageId", "m.personId as writerId", "m.content"])
            .select(["m.timeSent", "m.timeUpdated", "m.clientId"])
            .whereRef("m.churchId", "=", "t.churchId")
            .whereRef("m.conversationId", "=", "t.conversationId")
            .orderBy("m.place", "desc")
            .limit(sql.lit(1))
            .as("latest"),
        (join) => join.onTrue(),
      )
      .select(["t.id", "t.churchId", "t.conversationId", "t.fromPersonId", "t.toPersonId"])
      .select(["mine.unread", "mine.otherPersonId as personId", "theirs.unread as unreadOfOther"])
      .select(["latest.messageId", "latest.writerId", "latest.content"])
      .select(["latest.timeSent", "latest.timeUpdated", "latest.clientId"])
      .where("mine.churchId", "=", churchId)
      .where("mine.personId", "=", personId);
  const page = (churchId: string, personId: string) =>
    select(churchId, personId)
      .where("mine.latest", "is not", null)
      .orderBy("mine.latest", "desc")
      .orderBy("mine.privateMessageId", "desc")
      .limit(sql.lit(PRIVATE_MESSAGES_PER_PAGE));
  return {
    /** The first page, by the time of the latest message. */
    list: prepareList(["churchId", "personId"], (mark) => page(mark("churchId"), mark("personId"))),
    /** The page after the conversation `before`. */
    listBefore: prepareList(["churchId", "personId", "before"], (mark) =>
      page(mark("churchId"), mark("personId")).where(
        sql<boolean>`(mine.latest, mine.private_message_id) < (
          select s.latest, s.private_message_id from conversation_participants s
          where s.church_id = ${mark("churchId")} and s.person_id = ${mark("personId")} and s.private_message_id = ${mark("before")})`,
      ),
    ),
    byId: prepareList(["churchId", "personId", "id"], (mark) =>
      select(mark("churchId"), mark("personId")).where("t.id", "=", mark("id")),
    ),
    withPerson: prepareList(["churchId", "personId", "otherId"], (mark) =>
      select(mark("churchId"), mark("personId")).where("mine.otherPersonId", "=", mark("otherId")),
    ),
  };
}
