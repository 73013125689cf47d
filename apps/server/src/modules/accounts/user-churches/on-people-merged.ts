import { inTransaction, type Accounts } from "../accounts.ts";

/** Moves the dropped person's account link to the kept person, or deletes it if the kept person has an account. */
export async function onPeopleMerged(
  accounts: Accounts,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> {
  await inTransaction(accounts, async ({ userChurches }) => {
    if (await userChurches.holderOf(churchId, keepId)) await userChurches.unlinkPerson(churchId, dropId);
    else await userChurches.movePerson(churchId, dropId, keepId);
  });
}
