import type { Selectable } from "kysely";
import type { AccountsDatabase, AccountsTables } from "../accounts-tables.ts";

type MailedLink = Selectable<AccountsTables["mailedLinks"]>;
type Purpose = MailedLink["purpose"];

interface NewLink {
  guidHash: string;
  userId: string;
  purpose: Purpose;
  codeHash?: string | null;
  newEmail?: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const MAX_CODE_ATTEMPTS = 5;

/** A link is open until it is used or expires. `now` is the server's clock, not the database's. */
export const linkStore = (db: AccountsDatabase) => {
  const openLinks = (now: Date) =>
    db.selectFrom("mailedLinks").selectAll().where("usedAt", "is", null).where("expiresAt", ">", now);

  return {
    /** Adds a link, and deletes all expired ones. */
    async add(link: NewLink): Promise<void> {
      await db.deleteFrom("mailedLinks").where("expiresAt", "<=", link.createdAt).execute();
      await db.insertInto("mailedLinks").values(link).execute();
    },

    find: (purpose: Purpose, guidHash: string, now: Date) =>
      openLinks(now).where("purpose", "=", purpose).where("guidHash", "=", guidHash).executeTakeFirst(),

    /** Marks a link as used and returns it. When several requests try at once, only one gets the link. */
    markUsed: (purpose: Purpose, guidHash: string, now: Date) =>
      db
        .updateTable("mailedLinks")
        .set({ usedAt: now })
        .where("purpose", "=", purpose)
        .where("guidHash", "=", guidHash)
        .where("usedAt", "is", null)
        .where("expiresAt", ">", now)
        .returningAll()
        .executeTakeFirst(),

    closeAll: (userId: string, now: Date, purposes: readonly Purpose[] = ["set-password", "confirm-email"]) =>
      db
        .updateTable("mailedLinks")
        .set({ usedAt: now })
        .where("userId", "=", userId)
        .where("purpose", "in", purposes)
        .where("usedAt", "is", null)
        .execute(),

    /** The new email that the user has not confirmed yet; null when there is none. */
    pendingEmail: async (userId: string, now: Date): Promise<string | null> => {
      const link = await openLinks(now)
        .where("userId", "=", userId)
        .where("purpose", "=", "confirm-email")
        .orderBy("createdAt", "desc")
        .executeTakeFirst();
      return link?.newEmail ?? null;
    },

    /** Counts one more try of every open code of a user, and returns the links whose codes had tries left. */
    countCodeAttempt: (userId: string, now: Date) =>
      db
        .updateTable("mailedLinks")
        .set(({ eb }) => ({ codeTries: eb("codeTries", "+", 1) }))
        .where("userId", "=", userId)
        .where("codeHash", "is not", null)
        .where("codeTries", "<", MAX_CODE_ATTEMPTS)
        .where("usedAt", "is", null)
        .where("expiresAt", ">", now)
        .returningAll()
        .execute(),

    /** Deletes the code, because a code is accepted once. The link itself stays open. */
    deleteCode: (guidHash: string) =>
      db.updateTable("mailedLinks").set({ codeHash: null }).where("guidHash", "=", guidHash).execute(),
  };
};
