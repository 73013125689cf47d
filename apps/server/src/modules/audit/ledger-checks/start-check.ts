import type { LedgerCheck } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { inTransaction, type Audit } from "../audit.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { CHECK_LEDGER } from "./check-ledger.job.ts";
import { describeCheck } from "./describe-check.ts";

/** Has the ledger checked by the worker. Who asks while it is being checked waits for the same check. */
export async function startCheck(giving: Audit, church: SeenChurch): Promise<LedgerCheck> {
  const { churchId, viewerId } = church;
  const [sealed, last] = await Promise.all([
    giving.ledgerChecks.linesInCheckpoint(churchId),
    giving.seals.lastCheckpoint(churchId),
  ]);
  const lines = sealed + (await giving.seals.countAfter(churchId, last?.lastLine ?? "0"));
  const id = giving.newId();
  await inTransaction(giving, async ({ ledgerChecks }, tx) => {
    const row = { churchId, id, askedBy: viewerId, lines, startedAt: giving.now() };
    if (await ledgerChecks.add(row)) await addJob(tx, { name: CHECK_LEDGER, payload: { churchId, id } });
  });
  const row = (await giving.ledgerChecks.find(churchId, id)) ?? (await giving.ledgerChecks.newest(churchId));
  if (!row) throw new Error("What was written is not there.");
  return describeCheck(giving, church, row);
}
