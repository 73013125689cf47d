import type { PrivateMessage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { describeTalks, selectTalks } from "./read-talks.ts";

/** The talk between the caller and somebody; an empty object where there is none. */
export async function findPrivateMessage(
  messaging: Messaging,
  otherId: string,
  caller: Caller,
): Promise<Partial<PrivateMessage>> {
  return (await findPair(messaging, otherId, caller)) ?? {};
}

export async function findPair(
  { db }: Messaging,
  otherId: string,
  { churchId, personId }: Caller,
): Promise<PrivateMessage | null> {
  const row = await selectTalks(db, churchId, personId).where("mine.otherPersonId", "=", otherId).executeTakeFirst();
  const [talk] = row ? await describeTalks(db, churchId, personId, [row]) : [];
  return talk ?? null;
}
