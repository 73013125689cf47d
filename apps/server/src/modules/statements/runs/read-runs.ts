import type { CallAnswer, readStatementRun as call, StatementRun } from "@offertory/contract";
import type { Statements } from "../statements.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { describeRun, findRun } from "./describe-run.ts";

export const listRuns = async (
  { statementRuns }: Pick<Statements, "statementRuns">,
  year: string,
  { churchId }: SeenChurch,
): Promise<StatementRun[]> => (await statementRuns.list(churchId, Number(year))).map(describeRun);

export async function readRun(
  context: Pick<Statements, "statementRuns">,
  id: string,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const run = await findRun(context, church.churchId, id);
  return { ...describeRun(run), problems: await context.statementRuns.problems(church, id) };
}
