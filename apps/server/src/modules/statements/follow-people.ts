import type { Statements } from "./statements.ts";

/** What mail servers said of somebody is forgotten with them. */
export const forgetStatementEmails = (
  { statementRuns }: Pick<Statements, "statementRuns">,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => statementRuns.forget(churchId, personId);

/** Two people turned out to be one: what was mailed to either was mailed to the one that is kept. */
export const moveStatementEmails = (
  { statementRuns }: Pick<Statements, "statementRuns">,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> => statementRuns.move(churchId, dropId, keepId);
