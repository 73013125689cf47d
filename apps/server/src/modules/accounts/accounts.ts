import { transactionsWith } from "../../platform/database/in-transaction.ts";
import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { CallerContext } from "../../platform/identity/caller-context.ts";
import type { VisitorProof } from "../../platform/identity/visitor-proof.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { EmailQueue } from "../../platform/mail/email-queue.ts";
import type { TranslatorFor } from "../../platform/mail/translator.ts";
import type { Churches } from "../churches/index.ts";
import type { People } from "../people/index.ts";
import type { Roles } from "../../platform/identity/roles.ts";
import type { AccountsDatabase, AccountsTables } from "./accounts-tables.ts";
import { linkStore } from "./links/link-store.ts";
import { openUserChurchReader } from "./user-churches/described-user-churches.ts";
import { userChurchStore } from "./user-churches/user-church-store.ts";
import { userStore } from "./users/user-store.ts";

/** What accounts asks of the world outside it. */
export interface AccountsNeeds {
  roles: Roles;
  people: People;
  churches: Churches;
  tokens: Tokens;
  callerContext: CallerContext;
  guards: Guards;
  limits: Limits;
  prepare: PrepareQuery;
  translatorFor: TranslatorFor;
  /** Whether a call without a token was made by a person. */
  admitVisitor: (proof: VisitorProof) => Promise<boolean>;
  /** Whether a captcha that came with a call was passed by a person; good once. */
  spendCaptcha: (captcha: string) => Promise<boolean>;
  emails: EmailQueue;
  /** The addresses of our own apps: links in mails go nowhere else. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** Keys the hashes of mailed codes, which are too short to be hidden by a plain hash. */
  secret: string;
  now: () => Date;
  newId: () => string;
}

const storesIn = (db: AccountsDatabase) => ({
  users: userStore(db),
  links: linkStore(db),
  userChurches: userChurchStore(db),
});
export type Stores = ReturnType<typeof storesIn>;

export interface Accounts extends AccountsNeeds, Stores {
  connection: Connection;
  ownChurches: ReturnType<typeof openUserChurchReader>;
}

export function openAccounts(connection: Connection, needs: AccountsNeeds): Accounts {
  const db = connection.$extendTables<AccountsTables>();
  return { ...needs, connection, ...storesIn(db), ownChurches: openUserChurchReader(db, needs.prepare) };
}

/** All of it is written, or nothing. */
export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<AccountsTables>()));
