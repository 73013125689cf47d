import { can, type CallAnswer, type findReachability as call } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { ParticipantNotFound } from "../messaging-errors.ts";

/**
 * Returns why a person cannot read messages here, or null. Only for callers who may search people or have a
 * conversation with them.
 */
export async function findReachability(
  { db }: Messaging,
  otherId: string,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { churchId, personId } = caller;
  const maySearch = [can.viewPeople, can.viewMembers, can.editPeople].some((one) => may(caller, one));
  const conversation = await db
    .selectFrom("conversationParticipants")
    .select("privateMessageId")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .where("otherPersonId", "=", otherId)
    .executeTakeFirst();
  if (!maySearch && !conversation) throw new ParticipantNotFound();
  const other = await db
    .selectFrom("peopleNames as p")
    .leftJoin("accountHolders as a", (join) =>
      join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
    )
    .select(["p.archived", "a.hasPassword"])
    .where("p.churchId", "=", churchId)
    .where("p.personId", "=", otherId)
    .where("p.gone", "=", false)
    .executeTakeFirst();
  if (!other) return { unreachable: "gone" };
  if (other.archived) return { unreachable: "archived" };
  return { unreachable: other.hasPassword ? null : "no-account" };
}
