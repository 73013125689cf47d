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

const MAX_TRIES = 5;

/** A link is open until it was used or its time is over, by the server's clock. */
export const linkStore = (db: AccountsDatabase) => {
  const openLinks = (now: Date) =>
    db.selectFrom("mailedLinks").selectAll().where("usedAt", "is", null).where("expiresAt", ">", now);

  return {
    /** Adds a link, and clears away those whose time is over. */
    async add(link: NewLink): Promise<void> {
      await db.deleteFrom("mailedLinks").where("expiresAt", "<=", link.createdAt).execute();
      await db.insertInto("mailedLinks").values(link).execute();
    },

    find: (purpose: Purpose, guidHash: string, now: Date) =>
      openLinks(now).where("purpose", "=", purpose).where("guidHash", "=", guidHash).executeTakeFirst(),

    /** Uses a link up. Of several who try at once, one gets it. */
    take: (purpose: Purpose, guidHash: string, now: Date) =>
      db
        .updateTable("mailedLinks")
        .set({ usedAt: now })
        .where("purpose", "=", purpose)
        .where("guidHash", "=", guidHash)
        .where("usedAt", "is", null)
        .where("expiresAt", ">", now)
        .returningAll()
        .executeTakeFirst(),

    close: (userId: string, now: Date, purposes: readonly Purpose[] = ["set-password", "confirm-email"]) =>
      db
        .updateTable("mailedLinks")
        .set({ usedAt: now })
        .where("userId", "=", userId)
        .where("purpose", "in", purposes)
        .where("usedAt", "is", null)
        .execute(),

    /** The address that waits for its owner, if there is one. */
    pendingEmail: async (userId: string, now: Date): Promise<string | null> => {
      const link = await openLinks(now)
        .where("userId", "=", userId)
        .where("purpose", "=", "confirm-email")
        .orderBy("createdAt", "desc")
        .executeTakeFirst();
      return link?.newEmail ?? null;
    },

    /** Counts one more try of every open code of a user, and answers those that had tries left. */
    tryCodes: (userId: string, now: Date) =>
      db
        .updateTable("mailedLinks")
        .set(({ eb }) => ({ codeTries: eb("codeTries", "+", 1) }))
        .where("userId", "=", userId)
        .where("codeHash", "is not", null)
        .where("codeTries", "<", MAX_TRIES)
        .where("usedAt", "is", null)
        .where("expiresAt", ">", now)
        .returningAll()
        .execute(),

    /** A code is good once; its link may still be followed. */
    spendCode: (guidHash: string) =>
      db.updateTable("mailedLinks").set({ codeHash: null }).where("guidHash", "=", guidHash).execute(),
  };
};
