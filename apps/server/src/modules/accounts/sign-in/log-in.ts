import { sameEmail, type login, type SignIn } from "@offertory/contract";
import type { z } from "zod";
import { beginSession, type SignInPlace } from "../../../platform/identity/sessions.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import { guessPassword } from "../passwords/guess-password.ts";
import { acceptToken } from "./accept-token.ts";
import { describeSignIn } from "./describe-sign-in.ts";
import { showLinkOwner } from "./show-link-owner.ts";
import type { Accepted } from "./accepted.ts";

/** Signs in by email and password, which begins a session, or by a token; the guid of a mailed link only tells whose it is. */
export async function logIn(
  accounts: Accounts,
  sent: z.output<(typeof login)["body"]>,
  place: SignInPlace,
): Promise<SignIn> {
  const { jwt, authGuid } = sent;
  if (!jwt && authGuid) return showLinkOwner(accounts, authGuid);
  if (jwt) return describeSignIn(accounts, await acceptToken(accounts, jwt, place));
  const accepted = await acceptPassword(accounts, sent, place);
  return {
    ...(await describeSignIn(accounts, accepted)),
    device: accounts.tokens.forDevice(accepted.user.id, accounts.newId()),
  };
}

async function acceptPassword(
  accounts: Accounts,
  sent: z.output<(typeof login)["body"]>,
  place: SignInPlace,
): Promise<Accepted> {
  const email = sameEmail(sent.email ?? "");
  const user = await accounts.users.findByEmail(email);
  const right = await guessPassword(accounts, {
    email,
    password: sent.password ?? "",
    storedHash: user?.passwordHash ?? "",
    address: place.network,
    device: user ? accounts.tokens.readDevice(sent.device ?? "", user.id) : null,
    captcha: sent.captcha ?? undefined,
  });
  if (!user || !right) throw new InvalidLogin();
  return inTransaction(accounts, async ({ users }, tx) => {
    const now = accounts.now();
    // A password that was changed since it was compared is refused: who knew the old one gets no session.
    if (!(await users.noteLogin(user, now))) throw new InvalidLogin();
    return { user, session: await beginSession(tx, { userId: user.id, ...place, now }) };
  });
}
