import type { Connection } from "../../platform/database/connection.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Standing } from "../../platform/identity/standing.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import type { Say } from "../../platform/jobs/events.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { AccountsTables } from "./accounts-tables.ts";
import { userChurchStore, type UserChurchStore } from "./sign-in/user-church-store.ts";
import { userStore, type UserStore } from "./sign-in/user-store.ts";

/** What accounts asks of the world outside it. */
export interface AccountsNeeds {
  tokens: Tokens;
  standing: Standing;
  guards: Guards;
  limits: Limits;
  say: Say;
  /** The addresses of our own apps: links in mails and redirects go nowhere else. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  now: () => Date;
  newId: () => string;
}

export interface Accounts extends AccountsNeeds {
  connection: Connection;
  users: UserStore;
  userChurches: UserChurchStore;
}

export function openAccounts(connection: Connection, needs: AccountsNeeds): Accounts {
  const db = connection.$extendTables<AccountsTables>();
  return { ...needs, connection, users: userStore(db), userChurches: userChurchStore(db) };
}
