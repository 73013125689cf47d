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

/** What `app.ts` passes in: other modules, platform services and settings. */
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
  /** Returns whether a caller without a token has solved a captcha. */
  admitVisitor: (proof: VisitorProof) => Promise<boolean>;
  /** Returns whether the captcha solution that came with a call is valid. Each solution is accepted once. */
  spendCaptcha: (captcha: string) => Promise<boolean>;
  emails: EmailQueue;
  /** The origins of our own apps. Links in emails lead only there. */
  appUrls: Record<"portal" | "site" | "lessons", string>;
  /** Key of the HMAC over mailed codes. A plain hash would not protect six digits from being tried out. */
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

export const inTransaction = transactionsWith((tx) => storesIn(tx.$extendTables<AccountsTables>()));
