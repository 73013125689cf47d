import { booksDiffer } from "../books-news.ts";
import type { Gateway } from "../gateways/gateway-store.ts";
import { openAccount } from "../gateways/open-account.ts";
import { inOneGo, type Giving } from "../giving.ts";
import type { BalanceMove } from "../providers/payment-provider.ts";
import { compareMove, keyOf, type Ours } from "./compare-move.ts";
import { expectedLines } from "./expected-lines.ts";
import { findMissingThere } from "./find-missing-there.ts";
import { healMove } from "./heal-move.ts";
import type { Found, ReconciliationRow } from "./reconciliation-store.ts";

const AT_ONCE = 100;

/**
 * Compares the company's account with our books, line by line and to the cent, puts right what is ours and was lost, and writes
 * down what differs. It may die at any point and be run again: what was healed is healed, and the outcome is written once.
 */
export async function runReconciliation(giving: Giving, churchId: string, id: string): Promise<void> {
  const row = await giving.reconciliations.find(churchId, id);
  const gateway = row && (await giving.gateways.find(churchId, row.gatewayId));
  if (!row || !gateway || row.status === "done") return;
  try {
    await compare(giving, gateway, row);
  } catch (error) {
    await giving.reconciliations.fail(row, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function compare(giving: Giving, gateway: Gateway, row: ReconciliationRow): Promise<void> {
  const { balance } = giving.providers[gateway.provider];
  if (!balance) throw new Error("This payment company does not show its account.");
  const within = await giving.reconciliations.momentsOf(row);
  const found: Found[] = [];
  const seen = new Set<string>();
  let [transactions, theirNet, ourNet] = [0, 0, 0];

  for await (const moves of inGroups(balance.list(openAccount(giving, gateway), within))) {
    const ours = await readOurs(giving, gateway, moves);
    for (const move of moves) {
      const compared = await compareAndHeal(giving, gateway, move, ours, found);
      transactions += 1;
      theirNet += move.amount - move.fee;
      ourNet += compared.ourNet;
      const { main } = expectedLines(move);
      if (main) seen.add(keyOf(main));
    }
  }
  found.push(...(await findMissingThere(giving, gateway, within, seen)));
  const outcome = { transactions, theirNet, ourNet, endedAt: giving.now() };
  await inOneGo(giving, async ({ reconciliations }, tx) => {
    const { churchId, id: reconciliationId, gatewayId } = row;
    const open = await reconciliations.finish(row, outcome, found);
    if (open > 0) await giving.say(tx, booksDiffer, { churchId, reconciliationId, gatewayId, open });
  });
}

async function compareAndHeal(giving: Giving, gateway: Gateway, move: BalanceMove, ours: Ours, found: Found[]) {
  const before = compareMove(move, ours);
  if (before.kind === null) return before;
  const isOurs = await healMove(giving, gateway, move, before);
  const after = compareMove(move, await readOurs(giving, gateway, [move]));
  const healed = after.kind === null;
  // Payouts and the company's own fees are booked from her account, and from nowhere else: that is no difference.
  const isNews = move.kind === "payout" || move.kind === "payout-failed" || move.kind === "fee";
  if (healed && isNews) return after;
  found.push({
    kind: isOurs ? before.kind : "foreign",
    what: move.kind,
    transactionId: move.id,
    sourceId: move.sourceId,
    donationId: after.donationId,
    at: move.at,
    theirAmount: move.amount,
    ourAmount: before.ourAmount,
    theirFee: move.fee,
    ourFee: before.ourFee,
    healed,
  });
  return after;
}

async function readOurs(
  { booked: store }: Giving,
  { churchId, provider }: Gateway,
  moves: readonly BalanceMove[],
): Promise<Ours> {
  const references = moves.flatMap((move) => expectedLines(move).main?.reference ?? []);
  const charges = moves.filter(({ kind }) => kind === "charge").map(({ sourceId }) => sourceId);
  const booked = await store.under(churchId, references);
  const donations = await store.donationsOf(churchId, provider, charges);
  return {
    booked: new Map(booked.map((line) => [keyOf(line), line])),
    donations: new Map(donations.map((donation) => [donation.transactionId ?? "", donation])),
  };
}

async function* inGroups(moves: AsyncIterable<BalanceMove>): AsyncIterable<BalanceMove[]> {
  let group: BalanceMove[] = [];
  for await (const move of moves) {
    group.push(move);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
