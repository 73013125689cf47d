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

/** Selects a church with current permissions. If the person does not belong to it yet, joins it and signs in again. */
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
  // This is tried only once, so that a server that does not list the joined church yet causes no endless loop.
  return joined
    ? { signIn: again, userChurch: joined }
    : { signIn: { ...signIn, userChurches: [...others, userChurch] }, userChurch };
}

const inSameOrder = (userChurches: UserChurch[], fresh: UserChurch): UserChurch[] =>
  userChurches.map((known) => (known.church.id === fresh.church.id ? fresh : known));

/** The data that every page of a church needs first, read in one call. */
export type Entered = CallAnswer<typeof enterChurch>;

export interface Entry {
  user: SignedInUser;
  userChurch: UserChurch;
  appName: string;
  /** Whether the home page is shown next: its data is then read in the same call. */
  home: boolean;
}

/**
 * Records the visit and reads the account's person in this church. If that fails, the person is claimed by email
 * address.
 */
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

/** Records the visit in the background. A failure is ignored, because the call has logged it. */
function noteVisit(call: Call, { user, userChurch, appName }: Entry): void {
  const body = { churchId: userChurch.church.id, appName, lastAccessed: new Date().toISOString() };
  const params = { userId: user.id };
  call(touchUserChurch, { params, body }, { token: membershipToken(userChurch) }).catch(() => {});
}
