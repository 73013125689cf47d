import { PRIVATE_MESSAGES_PER_PAGE, type PrivateMessage } from "@offertory/contract";
import { sql } from "kysely";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { describeTalks, selectTalks } from "./read-talks.ts";

/** With whom the caller talks in private, the latest first. */
export async function listPrivateMessages(
  { db }: Messaging,
  { before }: { before?: string | undefined },
  { churchId, personId }: Caller,
): Promise<PrivateMessage[]> {
  let asked = selectTalks(db, churchId, personId)
    .where("mine.latest", "is not", null)
    .orderBy("mine.latest", "desc")
    .orderBy("mine.privateMessageId", "desc")
    .limit(PRIVATE_MESSAGES_PER_PAGE);
  if (before !== undefined)
    asked = asked.where(
      sql<boolean>`(mine.latest, mine.private_message_id) < (
        select s.latest, s.private_message_id from private_sides s
        where s.church_id = ${churchId} and s.person_id = ${personId} and s.private_message_id = ${before})`,
    );
  return describeTalks(db, churchId, personId, await asked.execute());
}
