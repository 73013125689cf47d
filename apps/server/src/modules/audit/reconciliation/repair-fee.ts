import type { Gateway } from "../../gateways/index.ts";
import { bookFee } from "../../ledger/index.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { bookFeeOnce } from "./fetch-missing-fees.ts";
import type { Comparison } from "./compare-move.ts";

/** Books a fee that was unknown. A fee that was booked with another amount is left for staff to check. */
export async function repairFee(
  context: Pick<Audit, "connection" | "newId" | "now">,
  { churchId }: Gateway,
  { kind, sourceId, fee }: BalanceTransaction,
  { donationId: id, ourFee }: Comparison,
): Promise<void> {
  if (!id || ourFee !== null) return;
  if (kind === "charge") await bookFeeOnce(context, { churchId, id }, fee);
  if (kind !== "refund") return;
  await inTransaction(context, async (stores) => {
    const donation = await stores.donations.lock(churchId, id);
    if (!donation || (await stores.ledger.has(churchId, "refund-fee", sourceId))) return;
    await bookFee(context, stores, donation, { reason: "refund-fee", reference: sourceId, fee });
  });
}
