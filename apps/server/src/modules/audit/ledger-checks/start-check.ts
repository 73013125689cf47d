import type { LedgerCheck } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { inTransaction, type Audit } from "../audit.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { CHECK_LEDGER } from "./check-ledger.job.ts";
import { describeCheck } from "./describe-check.ts";

/** Starts a check of the ledger as a job. While a check is running, returns that one. */
export async function startCheck(context: Audit, church: SeenChurch): Promise<LedgerCheck> {
  const { churchId, viewerId } = church;
  const [covered, last] = await Promise.all([
    context.ledgerChecks.linesInCheckpoint(churchId),
    context.checkpoints.lastCheckpoint(churchId),
  ]);
  const lines = covered + (await context.checkpoints.countAfter(churchId, last?.lastLine ?? "0"));
  const id = context.newId();
  await inTransaction(context, async ({ ledgerChecks }, tx) => {
    const row = { churchId, id, askedBy: viewerId, lines, startedAt: context.now() };
    if (await ledgerChecks.add(row)) await addJob(tx, { name: CHECK_LEDGER, payload: { churchId, id } });
  });
  const row = (await context.ledgerChecks.find(churchId, id)) ?? (await context.ledgerChecks.newest(churchId));
  if (!row) throw new Error("What was written is not there.");
  return describeCheck(context, church, row);
}
