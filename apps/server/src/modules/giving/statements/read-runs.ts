import type { CallAnswer, readStatementRun as call, StatementRun } from "@offertory/contract";
import type { Giving } from "../giving.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { describeRun, findRun } from "./describe-run.ts";

export const listRuns = async (
  { statementRuns }: Giving,
  year: string,
  { churchId }: SeenChurch,
): Promise<StatementRun[]> => (await statementRuns.list(churchId, Number(year))).map(describeRun);

export async function readRun(giving: Giving, id: string, church: SeenChurch): Promise<CallAnswer<typeof call>> {
  const run = await findRun(giving, church.churchId, id);
  return { ...describeRun(run), problems: await giving.statementRuns.problems(church, id) };
}
