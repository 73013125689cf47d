import type { CallAnswer, readStatementRun as call, StatementRun } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { describeRun, findRun } from "./describe-run.ts";

export const listRuns = async (
  { statementRuns }: Giving,
  year: string,
  { churchId }: Caller,
): Promise<StatementRun[]> => (await statementRuns.list(churchId, Number(year))).map(describeRun);

export async function readRun(giving: Giving, id: string, { churchId }: Caller): Promise<CallAnswer<typeof call>> {
  const run = await findRun(giving, churchId, id);
  return { ...describeRun(run), problems: await giving.statementRuns.problems(churchId, id) };
}
