import type { CallAnswer, LedgerCheck, readCheckpoints as call } from "@offertory/contract";
import type { Audit } from "../audit.ts";
import { LedgerCheckNotFound } from "../audit-errors.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { describeCheck } from "./describe-check.ts";

/** Returns the last checkpoint, the number of lines after it, and the result of the newest check. */
export async function readCheckpoints(
  context: Pick<Audit, "audit" | "ledgerChecks" | "checkpoints">,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = church;
  const [last, check] = await Promise.all([
    context.checkpoints.lastCheckpoint(churchId),
    context.ledgerChecks.newest(churchId),
  ]);
  return {
    checkpoints: last?.number ?? 0,
    addedAt: last?.addedAt.toISOString() ?? null,
    head: last?.hash ?? "",
    uncovered: await context.checkpoints.countAfter(churchId, last?.lastLine ?? "0"),
    check: check ? await describeCheck(context, church, check) : null,
  };
}

export async function readCheck(
  context: Pick<Audit, "audit" | "ledgerChecks">,
  id: string,
  church: SeenChurch,
): Promise<LedgerCheck> {
  const check = await context.ledgerChecks.find(church.churchId, id);
  if (!check) throw new LedgerCheckNotFound();
  return describeCheck(context, church, check);
}
