import type { PrivateMessage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { describePrivateConversations } from "./read-private-conversations.ts";

/** Lists the caller's private conversations, the latest first. */
export async function listPrivateMessages(
  messaging: Messaging,
  { before }: { before?: string | undefined },
  { churchId, personId }: Caller,
): Promise<PrivateMessage[]> {
  const { privateMessages } = messaging;
  const rows =
    before === undefined
      ? await privateMessages.list({ churchId, personId })
      : await privateMessages.listBefore({ churchId, personId, before });
  return describePrivateConversations(messaging, churchId, personId, rows);
}
