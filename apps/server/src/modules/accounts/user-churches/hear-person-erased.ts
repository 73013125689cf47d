import { endTokens } from "../../../platform/identity/end-tokens.ts";
import { inOneGo, type Accounts } from "../accounts.ts";

/** An erased person is nobody's any more; an account that is left without any church goes with them. */
export async function hearPersonErased(
  accounts: Accounts,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> {
  await inOneGo(accounts, async ({ users, userChurches }, tx) => {
    const link = await userChurches.unlinkPerson(churchId, personId);
    if (!link) return;
    await users.lock(link.userId);
    if ((await userChurches.linksOf(link.userId)).length > 0) return;
    await users.remove(link.userId);
    await endTokens(tx, link.userId);
  });
}
