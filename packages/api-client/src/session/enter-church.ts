import {
  claimPerson,
  login,
  type Person,
  readPerson,
  selectChurch,
  type SignedInUser,
  type SignIn,
  touchUserChurch,
  type UserChurch,
} from "@offertory/contract";
import type { Call } from "../calls/connect.ts";
import { byId } from "./choose-church.ts";
import { membershipToken } from "./session-tokens.ts";

/** Asks the server for a church with fresh permissions, joins it when that is needed, and reads all churches anew. */
export async function selectFreshChurch(
  call: Call,
  signIn: SignIn,
  by: { churchId: string } | { subDomain: string },
): Promise<{ signIn: SignIn; userChurch: UserChurch }> {
  const userChurch = await call(selectChurch, { body: by }, { token: signIn.user.jwt });
  const others = signIn.userChurches.filter(({ church }) => church.id !== userChurch.church.id);
  if (byId(signIn.userChurches, userChurch.church.id)) {
    return { signIn: { ...signIn, userChurches: inSameOrder(signIn.userChurches, userChurch) }, userChurch };
  }
  await call(claimPerson, { params: { churchId: userChurch.church.id } }, { token: membershipToken(userChurch) });
  const again = await call(login, { body: { jwt: signIn.user.jwt } }, { token: null });
  const joined = byId(again.userChurches, userChurch.church.id);
  // Once only: a server that does not list the joined church yet must not send us round in circles.
  return joined
    ? { signIn: again, userChurch: joined }
    : { signIn: { ...signIn, userChurches: [...others, userChurch] }, userChurch };
}

const inSameOrder = (userChurches: UserChurch[], fresh: UserChurch): UserChurch[] =>
  userChurches.map((known) => (known.church.id === fresh.church.id ? fresh : known));

/** The person that the account is in this church; whoever is not found there is claimed by email. */
export async function loadPerson(call: Call, { church, person, ...rest }: UserChurch): Promise<Person> {
  const token = membershipToken({ church, person, ...rest });
  try {
    return await call(readPerson, { params: { id: person.id } }, { token });
  } catch {
    const { person: claimed } = await call(claimPerson, { params: { churchId: church.id } }, { token });
    return claimed;
  }
}

/** Notes the visit. Nobody waits for it, and nobody is told when it fails (the call has logged it). */
export function noteVisit(call: Call, user: SignedInUser, userChurch: UserChurch, appName: string): void {
  const body = { churchId: userChurch.church.id, appName, lastAccessed: new Date().toISOString() };
  const params = { userId: user.id };
  call(touchUserChurch, { params, body }, { token: membershipToken(userChurch) }).catch(() => {});
}
