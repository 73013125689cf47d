import { sameEmail, type login, type SignIn } from "@offertory/contract";
import type { z } from "zod";
import { beginSession, type SignInOrigin } from "../../../platform/identity/sessions.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { acceptToken } from "./accept-token.ts";
import type { Accepted } from "./accepted.ts";
import { describeUserChurch } from "../user-churches/describe-user-church.ts";
import { hashGuid } from "../links/link-secrets.ts";

/**
 * Signs in by email and password, which begins a session, or by a token. For the guid of a mailed link it only returns
 * whose link it is, without tokens.
 */
export async function logIn(
  accounts: Accounts,
  sent: z.output<(typeof login)["body"]>,
  origin: SignInOrigin,
): Promise<SignIn> {
  const { jwt, authGuid } = sent;
  if (!jwt && authGuid) return showLinkOwner(accounts, authGuid);
  if (jwt) return describeSignIn(accounts, await acceptToken(accounts, jwt, origin));
  const accepted = await acceptPassword(accounts, sent, origin);
  return {
    ...(await describeSignIn(accounts, accepted)),
    device: accounts.tokens.forDevice(accepted.user.id, accounts.newId()),
  };
}

async function acceptPassword(
  accounts: Accounts,
  sent: z.output<(typeof login)["body"]>,
  origin: SignInOrigin,
): Promise<Accepted> {
  const email = sameEmail(sent.email ?? "");
  const user = await accounts.users.findByEmail(email);
  const isRight = await checkPassword(accounts, {
    email,
    password: sent.password ?? "",
    storedHash: user?.passwordHash ?? "",
    address: origin.network,
    device: user ? accounts.tokens.readDevice(sent.device ?? "", user.id) : null,
    captcha: sent.captcha ?? undefined,
  });
  if (!user || !isRight) throw new InvalidLogin();
  return inTransaction(accounts, async ({ users }, tx) => {
    const now = accounts.now();
    // If the password was changed after the comparison, the sign-in is refused: the old password must not open a
    // session.
    if (!(await users.recordLogin(user, now))) throw new InvalidLogin();
    return { user, session: await beginSession(tx, { userId: user.id, ...origin, now }) };
  });
}

/** Returns the account and its churches, with tokens for each. */
async function describeSignIn(accounts: Accounts, { user, session }: Accepted): Promise<SignIn> {
  const { id, email, firstName, lastName, language } = user;
  const rows = await accounts.userChurches.listOf(id);
  return {
    user: { id, email, firstName, lastName, language, jwt: accounts.tokens.forUser(id, session) },
    userChurches: rows.map((row) => describeUserChurch(accounts, row, session)),
  };
}

/**
 * Returns the owner of a set-password link, for the page that the link opens. The link stays unused and no token is
 * given.
 */
async function showLinkOwner({ links, users, now }: Accounts, guid: string): Promise<SignIn> {
  const link = await links.find("set-password", hashGuid(guid), now());
  const user = link && (await users.find(link.userId));
  if (!user) throw new InvalidLogin();
  const { id, email, firstName, lastName, language } = user;
  return { user: { id, email, firstName, lastName, language, jwt: "" }, userChurches: [] };
}
