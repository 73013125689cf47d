import type { StatementRun } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Statements } from "../statements.ts";
import { MailingUnderWay, NobodyToMail } from "../statements-errors.ts";
import { churchForServer } from "../../donations/index.ts";
import { describeRun, findRun } from "./describe-run.ts";
import { SEND_STATEMENTS } from "./send-statements.job.ts";

const MAX_DONORS = 1_000_000;

/**
 * Starts to mail the statements of a year. A row for each email is inserted before the first one is sent. Donors who
 * were sent the statement of that year are left out, unless `again` is set.
 */
export async function startRun(
  context: Pick<Statements, "connection" | "newId" | "now" | "statementRuns">,
  { year, again = false }: { year: number; again?: boolean | undefined },
  { churchId, personId: askedBy }: Caller,
): Promise<StatementRun> {
  const id = context.newId();
  await inTransaction(context, async ({ statements, statementRuns }, tx) => {
    const run = { churchId, id, year, status: "running" as const, askedBy, startedAt: context.now() };
    if (!(await statementRuns.add(run))) throw new MailingUnderWay();
    // The caller gets only the number of emails; the recipients need the permission to see donations.
    const donors = await statements.donors(churchForServer(churchId), year, { who: "mail", limit: MAX_DONORS });
    const ids = donors.filter(({ mailed }) => again || !mailed).map(({ personId }) => personId);
    if (ids.length === 0) throw new NobodyToMail();
    await statementRuns.addEmails(run, ids);
    await addJob(tx, { name: SEND_STATEMENTS, payload: { churchId, id }, key: `statements ${id}` });
  });
  return describeRun(await findRun(context, churchId, id));
}
