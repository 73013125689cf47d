import type { StatementRun } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Statements } from "../statements.ts";
import { MailingUnderWay, NobodyToMail } from "../statements-errors.ts";
import { churchForServer } from "../../donations/index.ts";
import { describeRun, findRun } from "./describe-run.ts";
import { SEND_STATEMENTS } from "./send-statements.job.ts";

const EVERYBODY = 1_000_000;

/**
 * Begins to mail a year's statements: a row for each email is written before the first one goes. Who has the statement of that
 * year already gets no second one, unless that is what was asked for.
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
    // Whoever starts it learns how many emails go, not to whom: that takes the permission to see donations.
    const donors = await statements.donors(churchForServer(churchId), year, { who: "mail", limit: EVERYBODY });
    const ids = donors.filter(({ mailed }) => again || !mailed).map(({ personId }) => personId);
    if (ids.length === 0) throw new NobodyToMail();
    await statementRuns.addEmails(run, ids);
    await addJob(tx, { name: SEND_STATEMENTS, payload: { churchId, id }, key: `statements ${id}` });
  });
  return describeRun(await findRun(context, churchId, id));
}
