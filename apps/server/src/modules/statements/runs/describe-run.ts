import type { StatementRun } from "@offertory/contract";
import type { Statements } from "../statements.ts";
import { StatementRunNotFound } from "../statements-errors.ts";
import type { CountedRun } from "./run-store.ts";

export const describeRun = ({ churchId: _church, askedBy: _who, ...run }: CountedRun): StatementRun => ({
  ...run,
  startedAt: run.startedAt.toISOString(),
  resumesAt: run.resumesAt?.toISOString() ?? null,
  endedAt: run.endedAt?.toISOString() ?? null,
});

export async function findRun(
  { statementRuns }: Pick<Statements, "statementRuns">,
  churchId: string,
  id: string,
): Promise<CountedRun> {
  const run = await statementRuns.find(churchId, id);
  if (!run) throw new StatementRunNotFound();
  return run;
}
