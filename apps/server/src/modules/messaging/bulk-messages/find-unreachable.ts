import { MAX_MESSAGE_RECIPIENTS } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";

/** Returns those of the ids that are not active people of the caller's church with an account. */
export async function findUnreachable(
  { db }: Pick<Messaging, "db">,
  personIds: readonly string[],
  { churchId }: Caller,
): Promise<string[]> {
  const ids = [...new Set(personIds)].slice(0, MAX_MESSAGE_RECIPIENTS);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("peopleNames as p")
    .innerJoin("accountHolders as a", (join) =>
      join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
    )
    .select("p.personId")
    .where("p.churchId", "=", churchId)
    .where("p.personId", "in", ids)
    .where("p.archived", "=", false)
    .where("a.hasPassword", "=", true)
    .execute();
  const reachable = new Set(rows.map(({ personId }) => personId));
  return ids.filter((id) => !reachable.has(id));
}
