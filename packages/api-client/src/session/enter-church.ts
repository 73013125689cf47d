import {
  type CallAnswer,
  claimPerson,
  enterChurch,
  login,
  type Person,
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

/** What every page of a church begins with; null where it has to be read piece by piece. */
export type Entered = CallAnswer<typeof enterChurch>;

export interface Entry {
  user: SignedInUser;
  userChurch: UserChurch;
  appName: string;
  /** The home page is about to be shown: what it shows is read in the same call. */
  home: boolean;
}

/** Notes the visit, and reads who the account is in this church; whoever is not found there is claimed by email. */
export async function loadEntered(call: Call, entry: Entry): Promise<{ person: Person; entered: Entered | null }> {
  const { user, userChurch, appName, home } = entry;
  const { church, person } = userChurch;
  try {
    const body = { churchId: church.id, personId: person.id, appName, home };
    const entered = await call(enterChurch, { body }, { token: user.jwt });
    return { person: entered.person, entered };
  } catch {
    const token = membershipToken(userChurch);
    const { person: claimed } = await call(claimPerson, { params: { churchId: church.id } }, { token });
    noteVisit(call, entry);
    return { person: claimed, entered: null };
  }
}

/** Notes the visit. Nobody waits for it, and nobody is told when it fails (the call has logged it). */
function noteVisit(call: Call, { user, userChurch, appName }: Entry): void {
  const body = { churchId: userChurch.church.id, appName, lastAccessed: new Date().toISOString() };
  const params = { userId: user.id };
  call(touchUserChurch, { params, body }, { token: membershipToken(userChurch) }).catch(() => {});
}
