import { inTransaction, type Tasks } from "../tasks.ts";

/** Removes an erased person from plans and tasks. */
export const onPersonErased = (
  tasks: Tasks,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => inTransaction(tasks, ({ persons }) => persons.forget(churchId, personId));

/** Moves the tasks, plans and assignments of the dropped person to the kept one. */
export const onPeopleMerged = (
  tasks: Tasks,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => inTransaction(tasks, ({ persons }) => persons.move(churchId, dropId, keepId));
