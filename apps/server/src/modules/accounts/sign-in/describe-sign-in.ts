import type { SignIn } from "@offertory/contract";
import type { Accounts } from "../accounts.ts";
import { describeUserChurch } from "./describe-user-church.ts";
import type { User } from "./user-store.ts";

/** What somebody who just signed in is given: their account, their churches, and tokens for all of it. */
export async function describeSignIn(accounts: Accounts, user: User): Promise<SignIn> {
  const [generation, rows] = await Promise.all([
    accounts.standing.generationOf(user.id),
    accounts.userChurches.listOf(user.id),
  ]);
  return {
    user: {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      language: user.language,
      jwt: await accounts.tokens.forUser(user.id, generation),
    },
    userChurches: await Promise.all(rows.map((row) => describeUserChurch(accounts, row, generation))),
  };
}
