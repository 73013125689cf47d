import { sql } from "kysely";
import type { UnreadMessages } from "../../notifications/index.ts";
import type { MessagingDatabase } from "../messaging-tables.ts";

/** Selects the unread counts of a person's private conversations, for the statement that also counts notifications. */
export const unreadMessages: UnreadMessages = (churchId, personId) =>
  sql`(select unread from unread_counts where church_id = ${churchId} and person_id = ${personId})`;

interface UnreadOf {
  churchId: string;
  personId: string;
  limit: number;
}

/** Counts a person's unread private messages, and names the people who wrote the latest of them. */
export async function countUnreadOf(
  db: MessagingDatabase,
  { churchId, personId, limit }: UnreadOf,
): Promise<{ count: number; from: string[] }> {
  const unread = db
    .selectFrom("conversationParticipants as mine")
    .where("mine.churchId", "=", churchId)
    .where("mine.personId", "=", personId)
    .where("mine.unread", ">", 0);
  const [{ count }, rows] = await Promise.all([
    unread.select(sql<number>`coalesce(sum(mine.unread), 0)::int`.as("count")).executeTakeFirstOrThrow(),
    unread
      .innerJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "mine.churchId").onRef("p.personId", "=", "mine.otherPersonId"),
      )
      .select("p.displayName")
      .orderBy("mine.latest", "desc")
      .limit(limit)
      .execute(),
  ]);
  return { count, from: rows.map(({ displayName }) => displayName) };
}
