import type { Statements } from "./statements.ts";

/** Deletes the replies of mail servers about an erased person. */
export const forgetStatementEmails = (
  { statementRuns }: Pick<Statements, "statementRuns">,
  { churchId, personId }: { churchId: string; personId: string },
): Promise<void> => statementRuns.forget(churchId, personId);

/** Moves the statement emails and tax receipts of a merged person to the person that is kept. */
export async function moveStatementEmails(
  { statementRuns, taxReceipts }: Pick<Statements, "statementRuns" | "taxReceipts">,
  { churchId, keepId, dropId }: { churchId: string; keepId: string; dropId: string },
): Promise<void> {
  await statementRuns.move(churchId, dropId, keepId);
  await taxReceipts.moveReceipts(churchId, dropId, keepId);
}
