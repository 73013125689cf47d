import type { Profile } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import type { Accounts } from "../accounts.ts";
import type { User } from "../user.ts";

/** The caller's account. Throws NotSignedIn when the account was deleted but the token has not expired. */
export async function ownUser({ users }: Accounts, { userId }: SignedIn): Promise<User> {
  const user = await users.find(userId);
  if (!user) throw new NotSignedIn();
  return user;
}

export async function describeProfile({ links, now }: Accounts, user: User): Promise<Profile> {
  const { id, email, firstName, lastName, language } = user;
  return { id, email, firstName, lastName, language, pendingEmail: await links.pendingEmail(id, now()) };
}

export const readProfile = async (accounts: Accounts, caller: SignedIn): Promise<Profile> =>
  describeProfile(accounts, await ownUser(accounts, caller));
