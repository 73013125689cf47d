import type { CallAnswer, LedgerCheck, readSeals as call } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { LedgerCheckNotFound } from "../giving-errors.ts";
import { describeCheck } from "./describe-check.ts";

/** How far the ledger is sealed, and what the newest check found. */
export async function readSeals(giving: Giving, { churchId }: Caller): Promise<CallAnswer<typeof call>> {
  const [last, check] = await Promise.all([giving.seals.lastSeal(churchId), giving.ledgerChecks.newest(churchId)]);
  return {
    seals: last?.number ?? 0,
    sealedAt: last?.sealedAt.toISOString() ?? null,
    head: last?.hash ?? "",
    unsealed: await giving.seals.countAfter(churchId, last?.lastLine ?? "0"),
    check: check ? await describeCheck(giving, check) : null,
  };
}

export async function readCheck(giving: Giving, id: string, { churchId }: Caller): Promise<LedgerCheck> {
  const check = await giving.ledgerChecks.find(churchId, id);
  if (!check) throw new LedgerCheckNotFound();
  return describeCheck(giving, check);
}
