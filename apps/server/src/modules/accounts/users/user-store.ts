import { sql } from "kysely";
import type { AccountsDatabase } from "../accounts-tables.ts";
import type { User } from "../user.ts";

interface NewUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language?: string;
  registered: boolean;
  createdAt: Date;
}

interface UserChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: string | undefined;
}

/** Every email is given in its one spelling (`sameEmail`). */
export const userStore = (db: AccountsDatabase) => {
  const users = db.selectFrom("users").selectAll();
  return {
    find: (id: string) => users.where("id", "=", id).executeTakeFirst(),
    findByEmail: (email: string) => users.where("email", "=", email).executeTakeFirst(),

    /** Nothing when the address has an account already, made this very moment included. */
    add: (user: NewUser) =>
      db
        .insertInto("users")
        .values(user)
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Makes the account that others had only named its owner's own. */
    registerNamed: (email: string, change: { firstName: string; lastName: string; language: string }) =>
      db
        .updateTable("users")
        .set({ ...change, registered: true })
        .where("email", "=", email)
        .where("registered", "=", false)
        .returningAll()
        .executeTakeFirst(),

    change: (id: string, change: UserChange) =>
      db.updateTable("users").set(change).where("id", "=", id).returningAll().executeTakeFirst(),

    setPassword: (id: string, passwordHash: string) =>
      db.updateTable("users").set({ passwordHash, registered: true }).where("id", "=", id).execute(),

    /** False when another password was set since the old one was read. */
    replacePassword: async (id: string, oldHash: string, newHash: string): Promise<boolean> =>
      (await db
        .updateTable("users")
        .set({ passwordHash: newHash })
        .where("id", "=", id)
        .where("passwordHash", "=", oldHash)
        .returning("id")
        .executeTakeFirst()) !== undefined,

    setEmail: (id: string, email: string) => db.updateTable("users").set({ email }).where("id", "=", id).execute(),

    /** False when the account is gone, or has another password than the one that was read. */
    noteLogin: async ({ id, passwordHash }: User, at: Date): Promise<boolean> =>
      (await db
        .updateTable("users")
        .set({ lastLogin: at })
        .where("id", "=", id)
        .where("passwordHash", "=", passwordHash)
        .returning("id")
        .executeTakeFirst()) !== undefined,

    /** Whether an address belongs to somebody: it was registered, or a church knows it. */
    isTaken: async (email: string): Promise<boolean> =>
      (await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb("registered", "=", true),
            exists(selectFrom("userChurches").select("userId").whereRef("userId", "=", "users.id")),
          ]),
        )
        .executeTakeFirst()) !== undefined,

    /** Removes the account of an address that nobody registered and no church knows. */
    dropNamed: (email: string) =>
      db
        .deleteFrom("users")
        .where("email", "=", email)
        .where("registered", "=", false)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("userChurches").select("userId").whereRef("userId", "=", "users.id"))),
        )
        .execute(),

    /** The same, where no church knows a person of that address any more either. */
    dropUnknown: (email: string) =>
      db
        .deleteFrom("users")
        .where("email", "=", email)
        .where("registered", "=", false)
        .where("passwordHash", "=", "")
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("userChurches").select("userId").whereRef("userId", "=", "users.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("peopleNames")
                .select("personId")
                .where(sql<boolean>`lower(btrim(email)) = ${email}`),
            ),
          ),
        )
        .execute(),

    /** The same for every address at once, but for those that somebody may be about to use. */
    dropAllUnknown: (before: Date) =>
      db
        .deleteFrom("users")
        .where("registered", "=", false)
        .where("passwordHash", "=", "")
        .where("createdAt", "<", before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("userChurches").select("userId").whereRef("userId", "=", "users.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("peopleNames as p")
                .select("p.personId")
                .where(sql<boolean>`lower(btrim(p.email)) = users.email`),
            ),
          ),
        )
        .execute(),

    /** Holds the account still, so that nobody links it to a church meanwhile. */
    lock: (id: string) => sql`select 1 from users where id = ${id} for update`.execute(db),
    remove: (id: string) => db.deleteFrom("users").where("id", "=", id).execute(),
  };
};
