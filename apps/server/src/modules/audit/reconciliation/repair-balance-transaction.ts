import { negateMoney } from "../../../platform/money/money.ts";
import { applyDispute, importRefund } from "../../refunds/index.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import type { Audit } from "../audit.ts";
import { bookPayout } from "./book-payout.ts";
import type { Comparison } from "./compare-move.ts";
import { repairCharge } from "./repair-charge.ts";
import { repairFee } from "./repair-fee.ts";

/**
 * Records a charge, refund or dispute of ours whose webhook never arrived, by the functions that handle webhooks. An
 * amount that differs is left for staff to check. Returns false when the transaction was not made through us.
 */
export async function repairBalanceTransaction(
  context: Audit,
  gateway: Gateway,
  move: BalanceTransaction,
  compared: Comparison,
): Promise<boolean> {
  const { refunds, disputes } = context.providers[gateway.provider];
  const account = openAccount(context, gateway);
  if (compared.kind === "fee-differs") await repairFee(context, gateway, move, compared);
  if (compared.kind !== "missing-here") return true;
  switch (move.kind) {
    case "charge":
      return repairCharge(context, gateway, move);
    case "refund":
    case "refund-failed": {
      const seen = await refunds.look?.(account, move.sourceId);
      return seen ? (await importRefund(context, gateway, seen)) !== null : false;
    }
    case "dispute": {
      const update = await disputes?.look(account, move.sourceId);
      return update ? (await applyDispute(context, gateway, update)) !== null : false;
    }
    case "return":
      return (await applyDispute(context, gateway, returnOf(move))) !== null;
    case "payout":
    case "payout-failed":
    case "fee":
      await bookPayout(context, gateway, move);
      return true;
    case "adjustment":
      return true;
  }
}

/** A bank debit that was returned without a dispute counts as a dispute that is lost at once. */
const returnOf = ({ id, amount, fee, at, chargeId, sourceId, providerId, intentId }: BalanceTransaction) => ({
  chargeId: chargeId || sourceId,
  providerId,
  intentId,
  disputeId: id,
  status: "lost" as const,
  reason: "returned",
  amount: negateMoney(amount),
  dueAt: null,
  openedAt: at,
  moves: [{ id, amount, fee }],
});
