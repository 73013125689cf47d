import type { StatementRun } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Statements } from "../statements.ts";
import { MailingUnderWay } from "../statements-errors.ts";
import { describeRun, findRun } from "./describe-run.ts";
import { SEND_STATEMENTS } from "./send-statements.job.ts";

/** Cancels a mailing: the waiting emails are not sent. Emails that are being sent at this moment still arrive. */
export async function cancelRun(
  context: Pick<Statements, "now" | "statementRuns">,
  id: string,
  { churchId }: Caller,
): Promise<StatementRun> {
  await findRun(context, churchId, id);
  await context.statementRuns.cancel(churchId, id, context.now());
  return describeRun(await findRun(context, churchId, id));
}

/** Sends the failed emails of a mailing again; with `unsure` also those that may have arrived already. */
export async function retryRun(
  context: Pick<Statements, "connection" | "now" | "statementRuns">,
  id: string,
  { unsure = false }: { unsure?: boolean | undefined },
  { churchId }: Caller,
): Promise<StatementRun> {
  const { status, year } = await findRun(context, churchId, id);
  const others = await context.statementRuns.list(churchId, year);
  if (status === "running" || others.some((run) => run.status === "running")) throw new MailingUnderWay();
  await inTransaction(context, async ({ statementRuns }, tx) => {
    const states = unsure ? (["failed", "unsure"] as const) : (["failed"] as const);
    if (await statementRuns.reopen(churchId, id, states, context.now()))
      await addJob(tx, { name: SEND_STATEMENTS, payload: { churchId, id }, key: `statements ${id}` });
  });
  return describeRun(await findRun(context, churchId, id));
}
