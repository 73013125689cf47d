import { sql } from "kysely";
import type { SeenDonor } from "../people/may-see-donations.ts";
import type { DonationsDatabase } from "../donations-tables.ts";

const COLUMNS = ["id", "name", "query"] as const;

/** The saved views of one person in one church: no query reads or changes those of another one. */
export const savedViewStore = (db: DonationsDatabase) => {
  type Owner = Pick<SeenDonor, "churchId" | "personId">;
  const isNamed = (name: string) => sql<boolean>`lower(name) = lower(${name})`;

  return {
    /** Lets only one transaction at a time change the views of a person, so that names and their number stay checked. */
    lock: async ({ churchId, personId }: Owner): Promise<void> => {
      const key = `donation views ${churchId} ${personId}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
    },

    listOf: ({ churchId, personId }: Owner) =>
      db
        .selectFrom("donationViews")
        .select(COLUMNS)
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .orderBy(sql`lower(name)`)
        .execute(),

    add: ({ churchId, personId }: Owner, view: { id: string; name: string; query: string }) =>
      db
        .insertInto("donationViews")
        .values({ churchId, personId, ...view })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    rename: ({ churchId, personId }: Owner, id: string, name: string) =>
      db
        .updateTable("donationViews")
        .set({ name })
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .where("id", "=", id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    remove: async ({ churchId, personId }: Owner, id: string): Promise<boolean> =>
      (await db
        .deleteFrom("donationViews")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst()) !== undefined,

    removeAllOf: ({ churchId, personId }: Owner) =>
      db.deleteFrom("donationViews").where("churchId", "=", churchId).where("personId", "=", personId).execute(),

    /** Moves the views of a merged person; of two with the same name, the kept person's stays. */
    move: async (churchId: string, from: string, to: string): Promise<void> => {
      await sql`update donation_views v set person_id = ${to} where church_id = ${churchId} and person_id = ${from}
        and not exists (select from donation_views k
          where k.church_id = v.church_id and k.person_id = ${to} and lower(k.name) = lower(v.name))`.execute(db);
      await db.deleteFrom("donationViews").where("churchId", "=", churchId).where("personId", "=", from).execute();
    },

    /** Whether another view of the person has the name. */
    isTaken: async ({ churchId, personId }: Owner, name: string, exceptId: string): Promise<boolean> =>
      (await db
        .selectFrom("donationViews")
        .select("id")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .where(isNamed(name))
        .where("id", "<>", exceptId)
        .executeTakeFirst()) !== undefined,
  };
};
