import { sql } from "kysely";
import type { RecurringDatabase } from "../recurring-tables.ts";

export const manageLinkStore = (db: RecurringDatabase) => ({
  /** The first is 0, and is written nowhere. */
  generationOf: async (churchId: string, subscriptionId: string): Promise<number> =>
    (
      await db
        .selectFrom("manageLinks")
        .select("generation")
        .where("churchId", "=", churchId)
        .where("subscriptionId", "=", subscriptionId)
        .executeTakeFirst()
    )?.generation ?? 0,

  /** From now on no link that was mailed holds. */
  revokeLinks: (churchId: string, subscriptionId: string) =>
    db
      .insertInto("manageLinks")
      .values({ churchId, subscriptionId, generation: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["churchId", "subscriptionId"])
          .doUpdateSet({ generation: sql<number>`manage_links.generation + 1` }),
      )
      .execute(),
});
