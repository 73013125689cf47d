import type { TalkSource } from "../../realtime/index.ts";
import { findTalk } from "../conversations/may-talk.ts";
import type { Messaging } from "../messaging.ts";
import { describeMessage, selectMessages } from "./read-messages.ts";

/** What realtime asks of us: who may hear a conversation, and what was said in it. */
export const talkSource = (messaging: Messaging): TalkSource => ({
  mayHear: async (caller, conversationId) => (await findTalk(messaging, conversationId, caller)) !== null,

  async read({ churchId = "", messageId, goneId, ...ids }) {
    if (goneId) return { messageId: goneId, ...ids };
    if (!messageId) return ids;
    const row = await selectMessages(messaging.db)
      .where("m.churchId", "=", churchId)
      .where("m.id", "=", messageId)
      .executeTakeFirst();
    return row ? { message: describeMessage(row), ...ids } : null;
  },
});
