import { sql } from "kysely";
import type { Connection, OpenTransaction } from "../../../platform/database/connection.ts";
import { NEWS_CHANNEL, type About, type Hearers, type News } from "./news.ts";

/** PostgreSQL carries up to 7,999 bytes at once; an id is 64 characters at most. */
const MOST_PEOPLE = 25;

/** Tells all server processes, once the transaction is committed; nothing of what was rolled back is heard. */
export async function sendNews(tx: Connection | OpenTransaction, ...news: readonly News[]): Promise<void> {
  const payloads = news.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${NEWS_CHANNEL}, payload)
    from unnest(${payloads}::text[]) with ordinality as news (payload, place) order by place`.execute(tx);
}

/** Something happened: `tellNews(tx, churchId, [{ action: "message", conversationId }], { messageId })`. */
export const tellNews = (
  tx: Connection | OpenTransaction,
  churchId: string,
  to: Hearers[],
  about: About,
): Promise<void> => sendNews(tx, { kind: "said", churchId, to, about });

/** The same for any number of people, who are told some at a time. */
export async function tellPeople(
  tx: Connection | OpenTransaction,
  churchId: string,
  { action, personIds }: { action: string; personIds: readonly string[] },
  about: About,
): Promise<void> {
  for (let from = 0; from < personIds.length; from += MOST_PEOPLE) {
    await tellNews(tx, churchId, [{ action, personIds: personIds.slice(from, from + MOST_PEOPLE) }], about);
  }
}
