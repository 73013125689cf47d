import type { TasksDatabase } from "../tasks-tables.ts";

export const personStore = (db: TasksDatabase) => ({
  /** Whether the person belongs to the church and is not archived. */
  isKnown: async (churchId: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom("peopleNames")
      .select("personId")
      .where("churchId", "=", churchId)
      .where("personId", "=", personId)
      .where("archived", "=", false)
      .executeTakeFirst()) !== undefined,

  nameOf: async (churchId: string, personId: string): Promise<string> =>
    (
      await db
        .selectFrom("peopleNames")
        .select("displayName")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .executeTakeFirst()
    )?.displayName ?? "",

  timeZone: async (churchId: string): Promise<string> =>
    (await db.selectFrom("churchCards").select("timeZone").where("churchId", "=", churchId).executeTakeFirst())
      ?.timeZone ?? "UTC",

  /** Deletes the assignments of an erased person, and clears them as assignee, creator and author of plans. */
  async forget(churchId: string, personId: string): Promise<void> {
    const clearPerson = (column: "assigneeId" | "creatorId") =>
      db
        .updateTable("tasks")
        .set({ [column]: null })
        .where("churchId", "=", churchId)
        .where(column, "=", personId)
        .execute();
    await clearPerson("assigneeId");
    await clearPerson("creatorId");
    await db
      .updateTable("plans")
      .set({ madeBy: null })
      .where("churchId", "=", churchId)
      .where("madeBy", "=", personId)
      .execute();
    await db.deleteFrom("planAssignments").where("churchId", "=", churchId).where("personId", "=", personId).execute();
  },

  /**
   * Moves everything to another person. If both have an assignment for the same position, only that of `toId` stays.
   */
  async move(churchId: string, fromId: string, toId: string): Promise<void> {
    const reassign = (column: "assigneeId" | "creatorId") =>
      db
        .updateTable("tasks")
        .set({ [column]: toId })
        .where("churchId", "=", churchId)
        .where(column, "=", fromId)
        .execute();
    await reassign("assigneeId");
    await reassign("creatorId");
    await db
      .updateTable("plans")
      .set({ madeBy: toId })
      .where("churchId", "=", churchId)
      .where("madeBy", "=", fromId)
      .execute();
    await db
      .deleteFrom("planAssignments")
      .where("churchId", "=", churchId)
      .where("personId", "=", fromId)
      .where("positionId", "in", (eb) =>
        eb
          .selectFrom("planAssignments")
          .select("positionId")
          .where("churchId", "=", churchId)
          .where("personId", "=", toId),
      )
      .execute();
    await db
      .updateTable("planAssignments")
      .set({ personId: toId })
      .where("churchId", "=", churchId)
      .where("personId", "=", fromId)
      .execute();
  },
});
