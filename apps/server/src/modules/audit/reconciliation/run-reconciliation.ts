import { unitsFor } from "../../../platform/money/church-money.ts";
import { subtractMoney } from "../../../platform/money/money.ts";
import { booksDiffer } from "./books-differ.ts";
import { type Gateway, openAccount } from "../../gateways/index.ts";
import { type BalanceTransaction, requireCapability } from "../../payment-providers/index.ts";
import { inTransaction, type Audit } from "../audit.ts";
import { reconcileAndRepair, inGroups, readOurs } from "./reconcile-and-repair.ts";
import { keyOf } from "./compare-move.ts";
import { comparePayouts } from "./compare-payouts.ts";
import { expectedLines } from "./expected-lines.ts";
import { findMissingAtProvider } from "./find-missing-at-provider.ts";
import type { FoundDifference, ReconciliationRow } from "./reconciliation-store.ts";

/**
 * Compares the provider's balance transactions with our ledger to the cent, repairs the ledger where it lacks
 * something, and writes down the differences. May be stopped at any point and run again: repairs are not repeated, and
 * the result is written once.
 */
export async function runReconciliation(context: Audit, churchId: string, id: string): Promise<void> {
  const row = await context.reconciliations.find(churchId, id);
  const gateway = row && (await context.gateways.find(churchId, row.gatewayId));
  if (!row || !gateway || row.status === "done") return;
  try {
    await compare(context, gateway, row);
  } catch (error) {
    await context.reconciliations.fail(row, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function compare(context: Audit, gateway: Gateway, row: ReconciliationRow): Promise<void> {
  const balance = requireCapability(
    context.providers[gateway.provider],
    "balance",
    () => new Error("This payment provider does not show its account."),
  );
  const within = await context.reconciliations.periodOf(row);
  const found: FoundDifference[] = [];
  const payouts: BalanceTransaction[] = [];
  const seen = new Set<string>();
  let [transactions, theirNet, ourNet] = [0, 0, 0];

  for await (const moves of inGroups(balance.list(openAccount(context, gateway), within))) {
    const ours = await readOurs(context, gateway, moves);
    for (const move of moves) {
      const compared = await reconcileAndRepair(context, gateway, move, ours, found);
      transactions += 1;
      theirNet += unitsFor(gateway.churchId, subtractMoney(move.amount, move.fee));
      ourNet += compared.ourNet;
      const { main } = expectedLines(move);
      if (main) seen.add(keyOf(main));
      if (move.kind === "payout") payouts.push(move);
    }
  }
  found.push(...(await findMissingAtProvider(context, gateway, within, seen)));
  await comparePayouts(context, gateway, { payouts, found, isNightly: row.askedBy === "" });
  const outcome = { transactions, theirNet, ourNet, endedAt: context.now() };
  await inTransaction(context, async ({ reconciliations }, tx) => {
    const { churchId, id: reconciliationId, gatewayId } = row;
    const open = await reconciliations.finish(row, outcome, found);
    if (open > 0) await context.publish(tx, booksDiffer, { churchId, reconciliationId, gatewayId, open });
  });
}
