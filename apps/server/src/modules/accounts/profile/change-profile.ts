import { isBlank, type changeProfile as call, type Profile } from "@offertory/contract";
import { languageOfTag } from "@offertory/i18n";
import type { z } from "zod";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import { renameOwnPerson } from "../../people/index.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { LanguageUnknown, NameMissing } from "../accounts-errors.ts";
import { describeProfile, readProfile } from "./read-profile.ts";

type Change = z.output<(typeof call)["body"]>;

/**
 * Changes those of the caller's name and language that were sent. A new name is also written to the caller's person in
 * each church, unless the church has changed the name there.
 */
export async function changeProfile(accounts: Accounts, change: Change, caller: SignedIn): Promise<Profile> {
  const fields = parseChange(change);
  if (Object.keys(fields).length === 0) return readProfile(accounts, caller);
  const user = await inTransaction(accounts, async ({ users, userChurches }, tx) => {
    const before = await users.find(caller.userId);
    const changed = await users.change(caller.userId, fields);
    if (!before || !changed) throw new NotSignedIn();
    if (before.firstName !== changed.firstName || before.lastName !== changed.lastName) {
      const [old, now] = [before, changed].map(({ firstName, lastName }) => ({ firstName, lastName }));
      for (const link of await userChurches.linksOf(caller.userId))
        if (old && now) await renameOwnPerson(accounts.people, tx, link, old, now);
    }
    return changed;
  });
  return describeProfile(accounts, user);
}

function parseChange(change: Change) {
  const firstName = change.firstName?.trim();
  const lastName = change.lastName?.trim();
  const language = change.language === undefined ? undefined : languageOfTag(change.language);
  if (firstName !== undefined && isBlank(firstName)) throw new NameMissing("first-name-missing");
  if (lastName !== undefined && isBlank(lastName)) throw new NameMissing("last-name-missing");
  refuseLinkInName(firstName, lastName);
  if (language === null) throw new LanguageUnknown();
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(language !== undefined && { language }),
  };
}
