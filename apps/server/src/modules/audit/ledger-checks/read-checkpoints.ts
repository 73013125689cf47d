import type { CallAnswer, LedgerCheck, readCheckpoints as call } from "@offertory/contract";
import type { Audit } from "../audit.ts";
import { LedgerCheckNotFound } from "../audit-errors.ts";
import type { SeenChurch } from "../../donations/index.ts";
import { describeCheck } from "./describe-check.ts";

/** How far the ledger is sealed, and what the newest check found. */
export async function readCheckpoints(
  giving: Pick<Audit, "audit" | "ledgerChecks" | "seals">,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = church;
  const [last, check] = await Promise.all([
    giving.seals.lastCheckpoint(churchId),
    giving.ledgerChecks.newest(churchId),
  ]);
  return {
    seals: last?.number ?? 0,
    sealedAt: last?.sealedAt.toISOString() ?? null,
    head: last?.hash ?? "",
    unsealed: await giving.seals.countAfter(churchId, last?.lastLine ?? "0"),
    check: check ? await describeCheck(giving, church, check) : null,
  };
}

export async function readCheck(
  giving: Pick<Audit, "audit" | "ledgerChecks">,
  id: string,
  church: SeenChurch,
): Promise<LedgerCheck> {
  const check = await giving.ledgerChecks.find(church.churchId, id);
  if (!check) throw new LedgerCheckNotFound();
  return describeCheck(giving, church, check);
}
