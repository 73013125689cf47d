import type { Statements } from "./statements.ts";

/** Deletes the replies of mail servers about an erased person. */
export const forgetStatementEmails = (
  { statementRuns }: Pick<Statements, "statementRuns">,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => statementRuns.forget(churchId, personId);

/** Moves the statement emails of a merged person to the person that is kept. */
export const moveStatementEmails = (
  { statementRuns }: Pick<Statements, "statementRuns">,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => statementRuns.move(churchId, dropId, keepId);
