import type { Notifications } from "../notifications.ts";

/** Deletes the notifications and preferences of an erased person. */
export async function onPersonErased(
  { db }: Notifications,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> {
  for (const table of ["notifications", "notificationPreferences"] as const)
    await db.deleteFrom(table).where("churchId", "=", churchId).where("personId", "=", personId).execute();
}

interface Merged {
  churchId: string;
  keepId: string;
  dropId: string;
  betweenAccounts: boolean;
}

/**
 * Moves the notifications of the dropped person to the kept one, whose own preferences take precedence. If both have
 * accounts nothing moves, because one account must not see the notifications of another.
 */
export async function onPeopleMerged(
  { db }: Notifications,
  { churchId, keepId, dropId, betweenAccounts }: Merged,
): Promise<void> {
  if (betweenAccounts) return;
  await db
    .updateTable("notifications")
    .set({ personId: keepId })
    .where("churchId", "=", churchId)
    .where("personId", "=", dropId)
    .execute();
  await db
    .updateTable("notificationPreferences as dropped")
    .set({ personId: keepId })
    .where("dropped.churchId", "=", churchId)
    .where("dropped.personId", "=", dropId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notificationPreferences as kept")
            .select("kept.kind")
            .where("kept.churchId", "=", churchId)
            .where("kept.personId", "=", keepId)
            .whereRef("kept.kind", "=", "dropped.kind"),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("notificationPreferences")
    .where("churchId", "=", churchId)
    .where("personId", "=", dropId)
    .execute();
}
