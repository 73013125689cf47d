import type { PrivateMessage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { broadcastToPeople } from "../../realtime/index.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { describePrivateConversations } from "./read-private-conversations.ts";
import { clearUnread } from "./unread.ts";

/**
 * Returns a private conversation and marks it as read for the caller. The caller's other windows are notified by a
 * broadcast.
 */
export async function openPrivateMessage(messaging: Messaging, id: string, caller: Caller): Promise<PrivateMessage> {
  const { churchId, personId } = caller;
  const find = () => messaging.privateMessages.byId({ churchId, personId, id });
  const [found] = await find();
  if (!found) throw new ConversationNotFound();
  if (found.unread > 0) await markRead(messaging, found, caller);
  const [now = found] = found.unread > 0 ? await find() : [found];
  const [conversation] = await describePrivateConversations(messaging, churchId, personId, [now]);
  if (!conversation) throw new ConversationNotFound();
  return conversation;
}

const markRead = (
  { connection }: Messaging,
  { id: privateMessageId, conversationId }: { id: string; conversationId: string },
  { churchId, personId }: Caller,
): Promise<void> =>
  connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    const conversation = { churchId, privateMessageId, conversationId };
    if (await clearUnread(tx, { ...conversation, reader: personId }))
      await broadcastToPeople(open, churchId, { action: "privateMessage", personIds: [personId] }, conversation);
  });
