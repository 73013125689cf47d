import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Gateway } from "../../gateways/index.ts";
import type { BalanceTransaction } from "../../payment-providers/index.ts";
import type { Audit } from "../audit.ts";
import { compareMove, keyOf, type Comparison, type OurRecords } from "./compare-move.ts";
import { expectedLines } from "./expected-lines.ts";
import { repairBalanceTransaction } from "./repair-balance-transaction.ts";
import type { FoundDifference } from "./reconciliation-store.ts";

const GROUP_SIZE = 100;

/**
 * Compares a balance transaction with our ledger, repairs the ledger if it lacks a transaction of ours, and adds the
 * difference to `found`.
 */
export async function reconcileAndRepair(
  context: Audit,
  gateway: Gateway,
  move: BalanceTransaction,
  ours: OurRecords,
  found: FoundDifference[],
): Promise<Comparison> {
  const before = compareMove(move, ours);
  if (before.kind === null) return before;
  const isOurs = await repairBalanceTransaction(context, gateway, move, before);
  const after = compareMove(move, await readOurs(context, gateway, [move]));
  const repaired = after.kind === null;
  // Payouts and the provider's own fees are only ever booked here, so a repaired one is no difference.
  const isBookedHere = move.kind === "payout" || move.kind === "payout-failed" || move.kind === "fee";
  if (repaired && isBookedHere) return after;
  found.push({
    kind: isOurs ? before.kind : "foreign",
    what: move.kind,
    transactionId: move.id,
    sourceId: move.sourceId,
    donationId: after.donationId,
    payoutId: "",
    at: move.at,
    theirAmount: unitsFor(gateway.churchId, move.amount),
    ourAmount: before.ourAmount,
    theirFee: unitsFor(gateway.churchId, move.fee),
    ourFee: before.ourFee,
    repaired,
  });
  return after;
}

/** Reads our ledger sums and donations for these balance transactions. */
export async function readOurs(
  { booked: store }: Pick<Audit, "booked">,
  { churchId, provider }: Gateway,
  moves: readonly BalanceTransaction[],
): Promise<OurRecords> {
  const references = moves.flatMap((move) => expectedLines(move).main?.reference ?? []);
  const charges = moves.filter(({ kind }) => kind === "charge").map(({ sourceId }) => sourceId);
  const booked = await store.sumsOf(churchId, references);
  const donations = await store.donationsOf(churchId, provider, charges);
  return {
    churchId,
    booked: new Map(booked.map((line) => [keyOf(line), line])),
    donations: new Map(donations.map((donation) => [donation.transactionId ?? "", donation])),
  };
}

/** Groups transactions, so that one query reads our ledger for many of them. */
export async function* inGroups(moves: AsyncIterable<BalanceTransaction>): AsyncIterable<BalanceTransaction[]> {
  let group: BalanceTransaction[] = [];
  for await (const move of moves) {
    group.push(move);
    if (group.length < GROUP_SIZE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
