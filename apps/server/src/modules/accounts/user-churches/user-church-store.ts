import type { AccountsDatabase } from "../accounts-tables.ts";
import { describedUserChurches } from "./described-user-churches.ts";

interface Link {
  userId: string;
  churchId: string;
  personId: string;
  createdAt: Date;
}

export const userChurchStore = (db: AccountsDatabase) => {
  return {
    listOf: (userId: string) =>
      describedUserChurches(db).where("context.userId", "=", userId).orderBy("church.name").execute(),
    isIn: async (userId: string, churchId: string): Promise<boolean> =>
      (await db
        .selectFrom("callerContexts")
        .select("personId")
        .where("userId", "=", userId)
        .where("churchId", "=", churchId)
        .executeTakeFirst()) !== undefined,

    linksOf: (userId: string) => db.selectFrom("userChurches").selectAll().where("userId", "=", userId).execute(),
    findLink: (userId: string, churchId: string) =>
      db
        .selectFrom("userChurches")
        .selectAll()
        .where("userId", "=", userId)
        .where("churchId", "=", churchId)
        .executeTakeFirst(),

    /** Returns false when the account or the person already has a link in this church. */
    link: async (link: Link): Promise<boolean> =>
      (await db
        .insertInto("userChurches")
        .values(link)
        .onConflict((conflict) => conflict.doNothing())
        .returning("userId")
        .executeTakeFirst()) !== undefined,

    unlink: (userId: string, churchId: string) =>
      db.deleteFrom("userChurches").where("userId", "=", userId).where("churchId", "=", churchId).execute(),

    unlinkPerson: (churchId: string, personId: string) =>
      db
        .deleteFrom("userChurches")
        .where("churchId", "=", churchId)
        .where("personId", "=", personId)
        .returning("userId")
        .executeTakeFirst(),

    movePerson: (churchId: string, fromPersonId: string, toPersonId: string) =>
      db
        .updateTable("userChurches")
        .set({ personId: toPersonId })
        .where("churchId", "=", churchId)
        .where("personId", "=", fromPersonId)
        .execute(),

    /** The account that signs in as a person. */
    holderOf: (churchId: string, personId: string) =>
      db
        .selectFrom("users")
        .innerJoin("userChurches", "userChurches.userId", "users.id")
        .selectAll("users")
        .where("userChurches.churchId", "=", churchId)
        .where("userChurches.personId", "=", personId)
        .executeTakeFirst(),

    /** A person who is not archived, with the name of their church. */
    findPerson: (churchId: string, personId: string) =>
      db
        .selectFrom("peopleNames as person")
        .innerJoin("churchCards as church", "church.churchId", "person.churchId")
        .select(["person.email", "person.firstName", "person.lastName", "church.name as churchName"])
        .where("person.churchId", "=", churchId)
        .where("person.personId", "=", personId)
        .where("person.archived", "=", false)
        .executeTakeFirst(),

    touch: (userId: string, churchId: string, visit: { appName: string; lastAccessed: Date }) =>
      db
        .updateTable("userChurches")
        .set(visit)
        .where("userId", "=", userId)
        .where("churchId", "=", churchId)
        .returning("userId")
        .executeTakeFirst(),
  };
};
