import type { PrepareList } from "../../../platform/database/prepare-rows.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

export type FindConversation = ReturnType<typeof openConversationReader>;

/** Prepares the query of one conversation, with both participants if it is a private one of the caller. */
export const openConversationReader = (db: MessagingDatabase, prepareList: PrepareList) =>
  prepareList(["churchId", "id", "personId"], (mark) =>
    db
      .selectFrom("conversations as c")
      .leftJoin("privateMessages as t", (join) =>
        join.onRef("t.churchId", "=", "c.churchId").onRef("t.conversationId", "=", "c.id"),
      )
      .leftJoin("conversationParticipants as mine", (join) =>
        join
          .onRef("mine.churchId", "=", "t.churchId")
          .onRef("mine.privateMessageId", "=", "t.id")
          .on("mine.personId", "=", mark("personId")),
      )
      .leftJoin("conversationParticipants as theirs", (join) =>
        join
          .onRef("theirs.churchId", "=", "t.churchId")
          .onRef("theirs.privateMessageId", "=", "t.id")
          .onRef("theirs.personId", "=", "mine.otherPersonId"),
      )
      .select(["c.churchId", "c.id", "c.contentType", "c.contentId", "mine.privateMessageId"])
      .select("theirs.personId as otherPersonId")
      .where("c.churchId", "=", mark("churchId"))
      .where("c.id", "=", mark("id")),
  );
