import { z } from "zod";
import type { Audit } from "../audit.ts";
import { checkLedger } from "./check-ledger.ts";

export const CHECK_LEDGER = "giving-check-ledger";
const Payload = z.object({ churchId: z.string(), id: z.string() });

/** May be stopped at any point and run again from the beginning: it only reads, and writes its result once. */
export async function checkLedgerLater(
  context: Pick<Audit, "checkpointNotes" | "checkpointSigning" | "ledgerChecks" | "now" | "checkpoints">,
  payload: unknown,
): Promise<void> {
  const { churchId, id } = Payload.parse(payload);
  const check = await context.ledgerChecks.find(churchId, id);
  if (!check || check.status === "done") return;
  try {
    await context.ledgerChecks.finish(check, await checkLedger(context, check), context.now());
  } catch (error) {
    await context.ledgerChecks.fail(check, context.now());
    throw error;
  }
}
