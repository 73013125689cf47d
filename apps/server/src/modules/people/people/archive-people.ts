import type { Caller } from "../../../platform/identity/caller.ts";
import type { People } from "../people.ts";
import { PersonStillAdmin } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { lockPeople } from "../records/lock-person.ts";

/** Archives or restores people, all or none. Archived people keep their roles but cannot use them. */
export async function archivePeople(
  people: People,
  { ids, archived }: { ids: readonly string[]; archived: boolean },
  caller: Caller,
): Promise<{ changed: number }> {
  const { churchId } = caller;
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    const rows = await lockPeople(tx, churchId, ids);
    const changing = rows.filter(({ archivedAt }) => (archivedAt !== null) !== archived);
    await people.roles.refuseRemovingRoles(
      open,
      changing.map(({ id }) => id),
      caller,
    );
    const now = people.now();
    // One person at a time, so that the last of several administrators is recognized as the last one.
    for (const { id, version } of changing) {
      if (archived && (await people.roles.isOnlyAdmin(open, churchId, id))) throw new PersonStillAdmin();
      await tx
        .updateTable("people")
        .set({ archivedAt: archived ? now : null, version: version + 1, updatedAt: now })
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .execute();
    }
    return { changed: changing.length };
  });
}
