import { sql } from "kysely";
import type { Connection, OpenTransaction } from "../../../platform/database/connection.ts";
import { BROADCAST_CHANNEL, type About, type Recipients, type Broadcast } from "./broadcast-message.ts";

/** NOTIFY takes up to 7,999 bytes, and an id is 64 characters at most. */
const MAX_PEOPLE = 25;

/** Sends messages to all server processes when the transaction commits; after a rollback nothing is sent. */
export async function sendBroadcasts(
  tx: Connection | OpenTransaction,
  ...messages: readonly Broadcast[]
): Promise<void> {
  const payloads = messages.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${BROADCAST_CHANNEL}, payload)
    from unnest(${payloads}::text[]) with ordinality as message (payload, place) order by place`.execute(tx);
}

/**
 * Broadcasts an action, for example `broadcast(tx, churchId, [{ action: "message", conversationId }], { messageId })`.
 */
export const broadcast = (
  tx: Connection | OpenTransaction,
  churchId: string,
  to: Recipients[],
  about: About,
): Promise<void> => sendBroadcasts(tx, { kind: "said", churchId, to, about });

/** Broadcasts an action to any number of people, MAX_PEOPLE per message. */
export async function broadcastToPeople(
  tx: Connection | OpenTransaction,
  churchId: string,
  { action, personIds }: { action: string; personIds: readonly string[] },
  about: About,
): Promise<void> {
  for (let from = 0; from < personIds.length; from += MAX_PEOPLE) {
    await broadcast(tx, churchId, [{ action, personIds: personIds.slice(from, from + MAX_PEOPLE) }], about);
  }
}
