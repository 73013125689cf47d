import type { PrivateMessage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { tellPeople } from "../../realtime/index.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound } from "../messaging-errors.ts";
import type { MessagingTables } from "../messaging-tables.ts";
import { describeTalks } from "./read-talks.ts";
import { clearUnread } from "./unread.ts";

/** One private talk. Whoever opens it has read it, and only they; their other windows hear of it. */
export async function readPrivateMessage(messaging: Messaging, id: string, caller: Caller): Promise<PrivateMessage> {
  const { churchId, personId } = caller;
  const find = () => messaging.privateMessages.byId({ churchId, personId, id });
  const [found] = await find();
  if (!found) throw new ConversationNotFound();
  if (found.unread > 0) await markRead(messaging, found, caller);
  const [now = found] = found.unread > 0 ? await find() : [found];
  const [talk] = await describeTalks(messaging, churchId, personId, [now]);
  if (!talk) throw new ConversationNotFound();
  return talk;
}

const markRead = (
  { connection }: Messaging,
  { id: privateMessageId, conversationId }: { id: string; conversationId: string },
  { churchId, personId }: Caller,
): Promise<void> =>
  connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<MessagingTables>();
    const talk = { churchId, privateMessageId, conversationId };
    if (await clearUnread(tx, { ...talk, reader: personId }))
      await tellPeople(open, churchId, { action: "privateMessage", personIds: [personId] }, talk);
  });
