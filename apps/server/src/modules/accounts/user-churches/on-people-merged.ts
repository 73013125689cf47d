import { inTransaction, type Accounts } from "../accounts.ts";

/** Whoever signed in as the dropped person signs in as the kept one, unless somebody does already. */
export async function onPeopleMerged(
  accounts: Accounts,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> {
  await inTransaction(accounts, async ({ userChurches }) => {
    if (await userChurches.holderOf(churchId, keepId)) await userChurches.unlinkPerson(churchId, dropId);
    else await userChurches.movePerson(churchId, dropId, keepId);
  });
}
