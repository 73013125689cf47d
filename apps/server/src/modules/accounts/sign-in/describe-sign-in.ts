import type { SignIn } from "@offertory/contract";
import type { Accounts } from "../accounts.ts";
import { describeUserChurch } from "../user-churches/describe-user-church.ts";
import type { Accepted } from "./accepted.ts";

/** What somebody who just signed in is given: their account, their churches, and tokens for all of it. */
export async function describeSignIn(accounts: Accounts, { user, session }: Accepted): Promise<SignIn> {
  const { id, email, firstName, lastName, language } = user;
  const rows = await accounts.userChurches.listOf(id);
  return {
    user: { id, email, firstName, lastName, language, jwt: accounts.tokens.forUser(id, session) },
    userChurches: rows.map((row) => describeUserChurch(accounts, row, session)),
  };
}
