import { unitsFor } from "../../../platform/money/church-money.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import type { BalanceMove } from "../../payment-providers/index.ts";
import type { Audit } from "../audit.ts";
import { reconcileAndRepair, inGroups, readOurs } from "./reconcile-and-repair.ts";
import type { Found } from "./reconciliation-store.ts";

interface Work {
  /** The balance transactions of the payouts. */
  payouts: readonly BalanceMove[];
  /** The differences so far. Those inside a payout get its `payoutId`, and new ones are added. */
  found: Found[];
  isNightly: boolean;
}

/**
 * Compares every balance transaction of each payout with our ledger. The content of a payout never changes, so nightly
 * runs skip payouts that agreed before.
 */
export async function comparePayouts(
  context: Audit,
  gateway: Gateway,
  { payouts, found, isNightly }: Work,
): Promise<void> {
  for (const { id, sourceId, amount } of payouts) {
    const known = await context.booked.payout(gateway, id);
    if (!known || (isNightly && known.ourNet !== null && Number(known.ourNet) === -unitsFor(gateway.churchId, amount)))
      continue;
    const outcome = await comparePayout(context, gateway, sourceId, found);
    if (outcome) await context.booked.keepCompared(known, { ...outcome, comparedAt: context.now() });
  }
}

async function comparePayout(context: Audit, gateway: Gateway, payoutId: string, found: Found[]) {
  const { balance } = context.providers[gateway.provider];
  const inside = await balance?.inPayout?.(openAccount(context, gateway), payoutId);
  if (!inside) return null;
  const before = new Map(found.map((difference) => [difference.transactionId, difference]));
  let [lines, ourNet] = [0, 0];
  for await (const moves of inGroups(inside)) {
    const ours = await readOurs(context, gateway, moves);
    for (const move of moves) {
      const more: Found[] = [];
      ourNet += (await reconcileAndRepair(context, gateway, move, ours, more)).ourNet;
      lines += 1;
      const noted = before.get(move.id);
      if (noted) noted.payoutId = payoutId;
      else found.push(...more.map((difference) => ({ ...difference, payoutId })));
    }
  }
  return { lines, ourNet };
}
