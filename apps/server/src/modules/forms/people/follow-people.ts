import { inTransaction, type Forms } from "../forms.ts";

/** Deletes the submissions of an erased person and those about them. Their payments stay in the ledger. */
export const onPersonErased = (
  forms: Forms,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => inTransaction(forms, ({ persons }) => persons.forget(churchId, personId));

/** Moves submissions and forms from the dropped record of a person to the kept one. */
export const onPeopleMerged = (
  forms: Forms,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => inTransaction(forms, ({ persons }) => persons.move(churchId, dropId, keepId));
