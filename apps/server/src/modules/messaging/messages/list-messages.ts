import { MESSAGES_PER_PAGE, type CallInput, type listMessages as call, type Message } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { conversationToRead } from "../conversations/can-access-conversation.ts";
import type { Messaging } from "../messaging.ts";
import { MessageNotFound } from "../messaging-errors.ts";
import { describeMessages, recipientIn } from "../conversations/read-messages.ts";

/** The largest bigint: larger than the place of any message. */
const AFTER_LAST_PLACE = "9223372036854775807";

/** Lists a page of messages, oldest first: the newest page, or the page before or after a message. */
export async function listMessages(
  messaging: Messaging,
  conversationId: string,
  { before, after, limit = MESSAGES_PER_PAGE }: CallInput<typeof call>["query"],
  caller: Caller,
): Promise<Message[]> {
  const { churchId } = caller;
  const readPlace = async (id: string) => {
    const [found] = await messaging.messages.byIds({ churchId, ids: [id] });
    if (found?.conversationId !== conversationId) throw new MessageNotFound();
    return found.place;
  };
  const readPage = async () => {
    const conversationKey = { churchId, conversationId };
    if (after !== undefined) return messaging.messages.after({ ...conversationKey, place: await readPlace(after) });
    const place = before === undefined ? AFTER_LAST_PLACE : await readPlace(before);
    return messaging.messages.before({ ...conversationKey, place });
  };
  // Both queries run at the same time. If the caller may not read the conversation, that refusal is thrown first.
  const [conversation, page] = await Promise.allSettled([
    conversationToRead(messaging, conversationId, caller),
    readPage(),
  ]);
  if (conversation.status === "rejected") throw conversation.reason;
  if (page.status === "rejected") throw page.reason;
  const pageSize = Math.min(Math.max(limit, 1), MESSAGES_PER_PAGE);
  const rows = page.value.slice(0, pageSize).map((row) => ({ ...row, churchId, conversationId }));
  const recipientOf = recipientIn(conversation.value, caller.personId);
  return describeMessages(messaging, churchId, after === undefined ? rows.toReversed() : rows, recipientOf);
}
