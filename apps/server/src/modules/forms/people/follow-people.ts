import { inTransaction, type Forms } from "../forms.ts";

/** A person is erased: so is what they sent in, and what was filled in about them. What they paid stays in giving's books. */
export const onPersonErased = (
  forms: Forms,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => inTransaction(forms, ({ persons }) => persons.forget(churchId, personId));

/** Two people turned out to be one. */
export const onPeopleMerged = (
  forms: Forms,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => inTransaction(forms, ({ persons }) => persons.move(churchId, dropId, keepId));
