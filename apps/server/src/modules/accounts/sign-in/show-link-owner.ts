import type { SignIn } from "@offertory/contract";
import type { Accounts } from "../accounts.ts";
import { InvalidLogin } from "../accounts-errors.ts";
import { hashGuid } from "../links/link-secrets.ts";

/** Whose a set-password link is, for the page behind it. The link stays unused, and nothing here opens a door. */
export async function showLinkOwner({ links, users, now }: Accounts, guid: string): Promise<SignIn> {
  const link = await links.find("set-password", hashGuid(guid), now());
  const user = link && (await users.find(link.userId));
  if (!user) throw new InvalidLogin();
  const { id, email, firstName, lastName, language } = user;
  return { user: { id, email, firstName, lastName, language, jwt: "" }, userChurches: [] };
}
