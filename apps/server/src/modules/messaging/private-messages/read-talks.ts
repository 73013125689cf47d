import type { Message, PrivateMessage } from "@offertory/contract";
import { sql } from "kysely";
import { describeCard, describeMessage, selectMessages } from "../messages/read-messages.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** The private talks of one person, as they see them. */
export const selectTalks = (db: MessagingDatabase, churchId: string, personId: string) =>
  db
    .selectFrom("privateSides as mine")
    .innerJoin("privateMessages as t", (join) =>
      join.onRef("t.churchId", "=", "mine.churchId").onRef("t.id", "=", "mine.privateMessageId"),
    )
    .leftJoin("privateSides as theirs", (join) =>
      join
        .onRef("theirs.churchId", "=", "mine.churchId")
        .onRef("theirs.personId", "=", "mine.otherPersonId")
        .onRef("theirs.privateMessageId", "=", "mine.privateMessageId"),
    )
    .leftJoin("peopleNames as p", (join) =>
      join.onRef("p.churchId", "=", "mine.churchId").onRef("p.personId", "=", "mine.otherPersonId"),
    )
    .select(["t.id", "t.churchId", "t.conversationId", "t.fromPersonId", "t.toPersonId"])
    .select(["mine.unread", "mine.otherPersonId as personId", "theirs.unread as unreadOfOther"])
    .select(["p.firstName", "p.lastName", "p.nickName", "p.displayName"])
    .select(["p.photo", "p.photoUpdated", "p.membershipStatus"])
    .where("mine.churchId", "=", churchId)
    .where("mine.personId", "=", personId);

type TalkRow = Awaited<ReturnType<ReturnType<typeof selectTalks>["execute"]>>[number];

/** With the latest message of each. */
export async function describeTalks(
  db: MessagingDatabase,
  churchId: string,
  readerId: string,
  rows: readonly TalkRow[],
): Promise<PrivateMessage[]> {
  const latest = await readLatest(
    db,
    churchId,
    rows.map(({ conversationId }) => conversationId),
  );
  return rows.map((row) => ({
    id: row.id,
    churchId: row.churchId,
    fromPersonId: row.fromPersonId,
    toPersonId: row.toPersonId,
    notifyPersonId: row.unread > 0 ? readerId : row.unreadOfOther ? row.personId : null,
    conversationId: row.conversationId,
    unread: row.unread,
    person: describeCard(row),
    conversation: { messages: latest.filter(({ conversationId }) => conversationId === row.conversationId) },
  }));
}

async function readLatest(db: MessagingDatabase, churchId: string, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return [];
  const rows = await selectMessages(db)
    .where("m.churchId", "=", churchId)
    .where(
      "m.id",
      "in",
      sql<string>`(select latest.id from unnest(${ids}::text[]) as asked (id) cross join lateral (
        select id from messages where church_id = ${churchId} and conversation_id = asked.id
        order by place desc limit 1) as latest)`,
    )
    .execute();
  return rows.map(describeMessage);
}
