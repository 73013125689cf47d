import { unitsFor } from "../../../platform/money/church-money.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import type { Audit } from "../audit.ts";
import { reconcileAndRepair, inGroups, readOurs } from "./reconcile-and-repair.ts";
import type { PayoutRow } from "./booked-store.ts";
import type { FoundDifference } from "./reconciliation-store.ts";

interface PayoutComparison {
  /** The balance transactions of the payouts. */
  payouts: readonly BalanceTransaction[];
  /** The differences so far. Those inside a payout get its `payoutId`, and new ones are added. */
  found: FoundDifference[];
  isNightly: boolean;
}

/**
 * Compares every balance transaction of each payout with our ledger. The content of a payout never changes, so nightly
 * runs skip payouts that agreed before.
 */
export async function comparePayouts(
  context: Audit,
  gateway: Gateway,
  { payouts, found, isNightly }: PayoutComparison,
): Promise<void> {
  for (const { id, amount } of payouts) {
    const known = await context.booked.payout(gateway, id);
    if (!known || (isNightly && known.ourNet !== null && Number(known.ourNet) === -unitsFor(gateway.churchId, amount)))
      continue;
    const outcome = await comparePayout(context, gateway, known, found);
    if (outcome) await context.booked.saveComparison(known, { ...outcome, comparedAt: context.now() });
  }
}

async function comparePayout(context: Audit, gateway: Gateway, payout: PayoutRow, found: FoundDifference[]) {
  const { payoutId } = payout;
  const { balance } = context.providers[gateway.provider];
  const transactions = await balance?.inPayout?.(openAccount(context, gateway), payoutId);
  if (!transactions) return null;
  const before = new Map(found.map((difference) => [difference.transactionId, difference]));
  let [lines, ourNet] = [0, 0];
  for await (const moves of inGroups(transactions)) {
    const ours = await readOurs(context, gateway, moves);
    const donationIds = new Set<string>();
    for (const move of moves) {
      const more: FoundDifference[] = [];
      const compared = await reconcileAndRepair(context, gateway, move, ours, more);
      ourNet += compared.ourNet;
      if (move.kind === "charge" && compared.donationId) donationIds.add(compared.donationId);
      lines += 1;
      const earlier = before.get(move.id);
      if (earlier) earlier.payoutId = payoutId;
      else found.push(...more.map((difference) => ({ ...difference, payoutId })));
    }
    await context.booked.addToPayout(payout, [...donationIds]);
  }
  return { lines, ourNet };
}
