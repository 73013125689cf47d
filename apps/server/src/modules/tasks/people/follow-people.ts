import { inTransaction, type Tasks } from "../tasks.ts";

/** A person is erased: they serve nowhere any more, and what they were to do is nobody's. */
export const onPersonErased = (
  tasks: Tasks,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => inTransaction(tasks, ({ persons }) => persons.forget(churchId, personId));

/** Two people turned out to be one. */
export const onPeopleMerged = (
  tasks: Tasks,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => inTransaction(tasks, ({ persons }) => persons.move(churchId, dropId, keepId));
