import { inTransaction, type Giving } from "../giving.ts";

interface Merged {
  churchId: string;
  keepId: string;
  dropId: string;
  betweenAccounts: boolean;
}

/**
 * Two people turned out to be one: gifts, recurring gifts and saved methods of both are the kept one's. What was saved by one account is
 * never charged by another: recurring gifts go on with it, and nobody can choose it any more.
 */
export const onPeopleMerged = (
  context: Pick<Giving, "connection">,
  { churchId, keepId, dropId, betweenAccounts }: Merged,
): Promise<void> =>
  inTransaction(context, async ({ persons }) => {
    await persons.moveGifts(churchId, dropId, keepId);
    if (!betweenAccounts) await persons.moveMethods(churchId, dropId, keepId);
  });
