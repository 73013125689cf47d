import type { Selectable } from "kysely";
import type { AccountsDatabase, AccountsTables } from "../accounts-tables.ts";

export type User = Selectable<AccountsTables["users"]>;
export type UserStore = ReturnType<typeof userStore>;

export const userStore = (db: AccountsDatabase) => ({
  findByEmail: (email: string) => db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst(),
  find: (id: string) => db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst(),
  noteLogin: (id: string, at: Date) => db.updateTable("users").set({ lastLogin: at }).where("id", "=", id).execute(),
});
