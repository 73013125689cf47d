import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { expectedLines } from "./expected-lines.ts";

/** Books a payout to the church's bank, or a fee that the provider takes apart from any gift. */
export const bookPayout = (
  context: Pick<Audit, "connection" | "newId" | "now">,
  { churchId, id: gatewayId }: Gateway,
  move: BalanceTransaction,
): Promise<void> =>
  inTransaction(context, async (stores) => {
    const { main } = expectedLines(move);
    if (!main) return;
    await stores.booked.lockGateway(churchId, gatewayId);
    if (await stores.ledger.has(churchId, main.reason, main.reference)) return;
    const { reason, reference } = main;
    const amount = unitsFor(churchId, main.amount);
    const base = {
      churchId,
      entryId: context.newId(),
      at: context.now(),
      reason,
      reference,
      fundId: null,
      donationId: null,
      currency: main.amount.currency,
    };
    await stores.ledger.write([
      { ...base, account: "provider", amount },
      { ...base, account: move.kind === "fee" ? "fees" : "bank", amount: -amount },
    ]);
    const { sourceId: payoutId, at: paidAt } = move;
    await stores.booked.addPayout({
      churchId,
      gatewayId,
      id: move.id,
      payoutId,
      amount: move.kind === "fee" ? 0 : -amount,
      paidAt,
    });
  });
