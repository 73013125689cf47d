import { sameEmail, type login, type SignIn } from "@offertory/contract";
import type { z } from "zod";
import type { Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import { guessPassword } from "../passwords/guess-password.ts";
import type { User } from "../users/user-store.ts";
import { acceptToken } from "./accept-token.ts";
import { describeSignIn } from "./describe-sign-in.ts";
import { showLinkOwner } from "./show-link-owner.ts";

/** Whose credentials they are, and of which generation the tokens will be that are made from them. */
export interface Accepted {
  user: User;
  generation: number;
}

/** Signs in by email and password or by a token; the guid of a mailed link only tells whose it is. */
export async function logIn(
  accounts: Accounts,
  { email, password, jwt, authGuid }: z.output<(typeof login)["body"]>,
  address: string,
): Promise<SignIn> {
  if (!jwt && authGuid) return showLinkOwner(accounts, authGuid);
  const accepted = jwt
    ? await acceptToken(accounts, jwt)
    : await acceptPassword(accounts, sameEmail(email ?? ""), password ?? "", address);
  // A password that was changed since it was compared is refused: the new generation is not for who knew the old one.
  if (!(await accounts.users.noteLogin(accepted.user, accounts.now()))) throw new InvalidLogin();
  return describeSignIn(accounts, accepted);
}

async function acceptPassword(accounts: Accounts, email: string, password: string, address: string): Promise<Accepted> {
  const user = await accounts.users.findByEmail(email);
  const right = await guessPassword(accounts, { email, password, storedHash: user?.passwordHash ?? "", address });
  if (!user || !right) throw new InvalidLogin();
  return { user, generation: await accounts.standing.generationOf(user.id) };
}
