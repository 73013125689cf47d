import { sameEmail, type login, type SignIn } from "@offertory/contract";
import type { z } from "zod";
import { KEY_NAME } from "../../../platform/identity/tokens.ts";
import type { Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import { passwordMatches } from "../passwords/hash-password.ts";
import { describeSignIn } from "./describe-sign-in.ts";

type Credentials = z.output<(typeof login)["body"]>;

/** Signs in by email and password, or exchanges a token of the account. */
export async function logIn(accounts: Accounts, { email, password, jwt }: Credentials): Promise<SignIn> {
  const user = jwt ? await userOfToken(accounts, jwt) : await userOfPassword(accounts, email ?? "", password ?? "");
  await accounts.users.noteLogin(user.id, accounts.now());
  return describeSignIn(accounts, user);
}

async function userOfPassword(accounts: Accounts, email: string, password: string) {
  const user = await accounts.users.findByEmail(sameEmail(email));
  if (!(await passwordMatches(user?.passwordHash ?? "", password)) || !user) throw new InvalidLogin();
  return user;
}

async function userOfToken(accounts: Accounts, token: string) {
  const claims = await accounts.tokens.read(token, ["user", KEY_NAME.membership]);
  const user =
    claims && (await accounts.standing.isCurrent(claims)) ? await accounts.users.find(claims.userId) : undefined;
  if (!user) throw new InvalidLogin();
  return user;
}
