import { sql } from "kysely";
import type { CalendarDatabase } from "../calendar-tables.ts";

export const feedStore = (db: CalendarDatabase) => ({
  /** The number of times a person's calendar link was renewed. Adds the row on first use. */
  open: async (churchId: string, personId: string): Promise<number> => {
    const known = db
      .selectFrom("calendarFeeds")
      .select("renewals")
      .where("churchId", "=", churchId)
      .where("personId", "=", personId);
    const found = await known.executeTakeFirst();
    if (found) return found.renewals;
    await db
      .insertInto("calendarFeeds")
      .values({ churchId, personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await known.executeTakeFirstOrThrow()).renewals;
  },

  renew: async (churchId: string, personId: string): Promise<number> =>
    (
      await db
        .insertInto("calendarFeeds")
        .values({ churchId, personId, renewals: 1 })
        .onConflict((conflict) =>
          conflict.columns(["churchId", "personId"]).doUpdateSet({ renewals: sql`calendar_feeds.renewals + 1` }),
        )
        .returning("renewals")
        .executeTakeFirstOrThrow()
    ).renewals,

  /** Finds the feed of a person who has an account in the church and is not archived. */
  find: (churchId: string, personId: string): Promise<{ renewals: number; isNewcomer: boolean } | undefined> =>
    db
      .selectFrom("calendarFeeds as f")
      .innerJoin("peopleNames as p", (join) =>
        join.onRef("p.churchId", "=", "f.churchId").onRef("p.personId", "=", "f.personId"),
      )
      .innerJoin("accountHolders as a", (join) =>
        join.onRef("a.churchId", "=", "f.churchId").onRef("a.personId", "=", "f.personId"),
      )
      .leftJoin("newcomers as n", (join) =>
        join.onRef("n.churchId", "=", "f.churchId").onRef("n.personId", "=", "f.personId"),
      )
      .select(["f.renewals", sql<boolean>`n.person_id is not null`.as("isNewcomer")])
      .where("f.churchId", "=", churchId)
      .where("f.personId", "=", personId)
      .where("p.archived", "=", false)
      .executeTakeFirst(),

  forget: (churchId: string, personId: string) =>
    db.deleteFrom("calendarFeeds").where("churchId", "=", churchId).where("personId", "=", personId).execute(),
});
