import { can } from "@offertory/contract";
import { may } from "../../../platform/identity/caller.ts";
import type { PersonContributor } from "../../people/index.ts";
import type { Accounts } from "../accounts.ts";

/** Adds the account that a person signs in with to their data, for callers who may edit people. */
export const accountContributor = (accounts: Accounts): PersonContributor => ({
  name: "account",
  maySee: (caller) => may(caller, can.editPeople),
  collect: (churchId, personId) => collectAccount(accounts, churchId, personId),
});

/** Collects the data of a person's account in one church. The account's other churches are left out. */
async function collectAccount({ userChurches }: Accounts, churchId: string, personId: string): Promise<unknown> {
  const user = await userChurches.holderOf(churchId, personId);
  const link = user && (await userChurches.findLink(user.id, churchId));
  if (!user || !link) return null;
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language,
    since: link.createdAt.toISOString(),
    lastVisit: link.lastAccessed && { at: link.lastAccessed.toISOString(), app: link.appName },
  };
}
