import type { PrivateMessage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { describePrivateConversations } from "./read-private-conversations.ts";

/** Finds the private conversation of the caller and another person; an empty object if there is none. */
export async function findPrivateMessage(
  messaging: Messaging,
  otherId: string,
  caller: Caller,
): Promise<Partial<PrivateMessage>> {
  return (await findPair(messaging, otherId, caller)) ?? {};
}

export async function findPair(
  messaging: Messaging,
  otherId: string,
  { churchId, personId }: Caller,
): Promise<PrivateMessage | null> {
  const rows = await messaging.privateMessages.withPerson({ churchId, personId, otherId });
  const [conversation] = await describePrivateConversations(messaging, churchId, personId, rows.slice(0, 1));
  return conversation ?? null;
}
