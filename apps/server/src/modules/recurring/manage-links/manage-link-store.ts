import { sql } from "kysely";
import type { RecurringDatabase } from "../recurring-tables.ts";

export const manageLinkStore = (db: RecurringDatabase) => ({
  /** Returns 0 while no link was revoked: the row is only created by the first revocation. */
  generationOf: async (churchId: string, subscriptionId: string): Promise<number> =>
    (
      await db
        .selectFrom("manageLinks")
        .select("generation")
        .where("churchId", "=", churchId)
        .where("subscriptionId", "=", subscriptionId)
        .executeTakeFirst()
    )?.generation ?? 0,

  /** Makes every link that was sent so far invalid. */
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
