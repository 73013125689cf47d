import { inTransaction, type Giving } from "../giving.ts";

interface Merged {
  churchId: string;
  keepId: string;
  dropId: string;
  betweenAccounts: boolean;
}

/**
 * Moves the gifts, recurring gifts and payment methods of a merged person to the one that is kept. If both had
 * accounts, the payment methods are not moved, because no account may charge another account's card: recurring gifts
 * still use them, but nobody can choose them any more.
 */
export const onPeopleMerged = (
  context: Pick<Giving, "connection">,
  { churchId, keepId, dropId, betweenAccounts }: Merged,
): Promise<void> =>
  inTransaction(context, async ({ persons, savedViews }) => {
    await persons.moveGifts(churchId, dropId, keepId);
    await savedViews.move(churchId, dropId, keepId);
    if (!betweenAccounts) await persons.moveMethods(churchId, dropId, keepId);
  });
