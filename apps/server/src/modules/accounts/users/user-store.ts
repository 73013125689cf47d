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

/** Every email must be normalized by `sameEmail`. */
export const userStore = (db: AccountsDatabase) => {
  const users = db.selectFrom("users").selectAll();
  return {
    find: (id: string) => users.where("id", "=", id).executeTakeFirst(),
    findByEmail: (email: string) => users.where("email", "=", email).executeTakeFirst(),

    /** Returns undefined when the email has an account, even one that was added at the same moment. */
    add: (user: NewUser) =>
      db
        .insertInto("users")
        .values(user)
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Registers an account that until now had only been made for its owner by others. */
    registerExisting: (email: string, change: { firstName: string; lastName: string; language: string }) =>
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

    /** Returns false when the password was changed after `oldHash` was read. */
    replacePassword: async (id: string, oldHash: string, newHash: string): Promise<boolean> =>
      (await db
        .updateTable("users")
        .set({ passwordHash: newHash })
        .where("id", "=", id)
        .where("passwordHash", "=", oldHash)
        .returning("id")
        .executeTakeFirst()) !== undefined,

    setEmail: (id: string, email: string) => db.updateTable("users").set({ email }).where("id", "=", id).execute(),

    /** Returns false when the account was deleted, or its password was changed after the user was read. */
    recordLogin: async ({ id, passwordHash }: User, at: Date): Promise<boolean> =>
      (await db
        .updateTable("users")
        .set({ lastLogin: at })
        .where("id", "=", id)
        .where("passwordHash", "=", passwordHash)
        .returning("id")
        .executeTakeFirst()) !== undefined,

    /** Whether an account has this email and is registered or linked to a church. */
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

    /** Deletes the account of an email if it is neither registered nor linked to a church. */
    deleteUnregistered: (email: string) =>
      db
        .deleteFrom("users")
        .where("email", "=", email)
        .where("registered", "=", false)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("userChurches").select("userId").whereRef("userId", "=", "users.id"))),
        )
        .execute(),

    /**
     * Deletes the account of an email if it is not registered, has no password and no church, and no church has a
     * person with that email.
     */
    deleteUnknown: (email: string) =>
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

    /** Does the same as `deleteUnknown` for every account that was created before the given time. */
    deleteAllUnknown: (before: Date) =>
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

    /** Locks the user's row until the transaction ends. */
    lock: (id: string) => sql`select 1 from users where id = ${id} for update`.execute(db),
    remove: (id: string) => db.deleteFrom("users").where("id", "=", id).execute(),
  };
};
