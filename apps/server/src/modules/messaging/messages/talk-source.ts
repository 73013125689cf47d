import { readNotesRoom } from "@offertory/contract";
import type { TalkSource } from "../../realtime/index.ts";
import { findTalk } from "../conversations/may-talk.ts";
import type { Messaging } from "../messaging.ts";
import { rulesOf } from "../things/find-thing.ts";
import { readMessagesById } from "./read-messages.ts";

/** What realtime asks of us: who may hear a conversation, and what was said in it. */
export const talkSource = (messaging: Messaging): TalkSource => ({
  async mayHear(caller, conversationId) {
    const noted = readNotesRoom(conversationId);
    if (!noted) return (await findTalk(messaging, conversationId, caller)) !== null;
    const rules = rulesOf(messaging, noted.contentType);
    return rules !== undefined && (await rules.mayRead(caller, noted.contentId));
  },

  async read({ churchId = "", messageId, goneId, ...ids }) {
    if (goneId) return { messageId: goneId, ...ids };
    if (!messageId) return ids;
    const [message] = await readMessagesById(messaging, churchId, [messageId]);
    return message ? { message, ...ids } : null;
  },
});
