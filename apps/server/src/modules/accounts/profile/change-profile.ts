import type { changeProfile as call, Profile } from "@offertory/contract";
import { languageOfTag } from "@offertory/i18n";
import type { z } from "zod";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Accounts } from "../accounts.ts";
import { LanguageUnknown, NameMissing } from "../accounts-errors.ts";
import { describeProfile, readProfile } from "./read-profile.ts";

type Change = z.output<(typeof call)["body"]>;

/** Changes one's own name and language; only what was sent. */
export async function changeProfile(accounts: Accounts, change: Change, caller: SignedIn): Promise<Profile> {
  const tidied = tidy(change);
  if (Object.keys(tidied).length === 0) return readProfile(accounts, caller);
  const user = await accounts.users.change(caller.userId, tidied);
  if (!user) throw new NotSignedIn();
  return describeProfile(accounts, user);
}

function tidy(change: Change) {
  const firstName = change.firstName?.trim();
  const lastName = change.lastName?.trim();
  const language = change.language === undefined ? undefined : languageOfTag(change.language);
  if (firstName === "") throw new NameMissing("first-name-missing");
  if (lastName === "") throw new NameMissing("last-name-missing");
  refuseLinkInName(firstName, lastName);
  if (language === null) throw new LanguageUnknown();
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(language !== undefined && { language }),
  };
}
