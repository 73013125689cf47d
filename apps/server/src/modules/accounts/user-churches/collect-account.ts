import type { Accounts } from "../accounts.ts";

/** What is held of the account that a person signs in with in one church; of its other churches, nothing. */
export async function collectAccount({ userChurches }: Accounts, churchId: string, personId: string): Promise<unknown> {
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
