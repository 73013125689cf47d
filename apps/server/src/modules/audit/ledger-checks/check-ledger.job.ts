import { z } from "zod";
import type { Audit } from "../audit.ts";
import { checkLedger } from "./check-ledger.ts";

export const CHECK_LEDGER = "giving-check-ledger";
const Payload = z.object({ churchId: z.string(), id: z.string() });

/** It may die at any point and be run again, from the beginning: it only reads, and the outcome is written once. */
export async function checkLedgerLater(
  giving: Pick<Audit, "checkpointNotes" | "checkpointSigning" | "ledgerChecks" | "now" | "seals">,
  payload: unknown,
): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const check = await giving.ledgerChecks.find(churchId, id);
  if (!check || check.status === "done") return;
  try {
    await giving.ledgerChecks.finish(check, await checkLedger(giving, check), giving.now());
  } catch (error) {
    await giving.ledgerChecks.fail(check, giving.now());
    throw error;
  }
}
