import { MESSAGES_PER_PAGE, type CallInput, type listMessages as call, type Message } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { talkToRead } from "../conversations/may-talk.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import { describeMessage, selectMessages } from "./read-messages.ts";

/** A page of what was said, oldest first: the newest one, the one before a message, or what came after one. */
export async function listMessages(
  messaging: Messaging,
  conversationId: string,
  { before, after, limit = MESSAGES_PER_PAGE }: CallInput<typeof call>["query"],
  caller: Caller,
): Promise<Message[]> {
  const { churchId } = caller;
  await talkToRead(messaging, conversationId, caller);
  const placeOf = async (id: string) => {
    const found = await messaging.db
      .selectFrom("messages")
      .select("place")
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .where("conversationId", "=", conversationId)
      .executeTakeFirst();
    if (!found) throw new MessageNotFound();
    return found.place;
  };

  const most = Math.min(Math.max(limit, 1), MESSAGES_PER_PAGE);
  const all = selectMessages(messaging.db)
    .where("m.churchId", "=", churchId)
    .where("m.conversationId", "=", conversationId)
    .limit(most);
  if (after !== undefined) {
    const rows = await all
      .where("m.place", ">", await placeOf(after))
      .orderBy("m.place")
      .execute();
    return rows.map(describeMessage);
  }
  const back = before === undefined ? all : all.where("m.place", "<", await placeOf(before));
  const rows = await back.orderBy("m.place", "desc").execute();
  return rows.toReversed().map(describeMessage);
}
