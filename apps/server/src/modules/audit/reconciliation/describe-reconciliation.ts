import { dollarsOf, type Difference, type Reconciliation } from "@offertory/contract";
import type { DifferenceRow, ReconciliationRow } from "./reconciliation-store.ts";

export const describeReconciliation = (row: ReconciliationRow): Reconciliation => ({
  id: row.id,
  gatewayId: row.gatewayId,
  from: row.fromDay,
  to: row.toDay,
  status: row.status,
  askedBy: row.askedBy || null,
  transactions: row.transactions,
  theirNet: dollarsOf(Number(row.theirNet)),
  ourNet: dollarsOf(Number(row.ourNet)),
  healed: row.healed,
  open: row.open,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export const describeDifference = (row: DifferenceRow): Difference => ({
  kind: row.kind,
  what: row.what,
  transactionId: row.transactionId,
  sourceId: row.sourceId,
  donationId: row.donationId,
  payoutId: row.payoutId || null,
  at: row.at.toISOString(),
  theirAmount: maybeDollars(row.theirAmount),
  ourAmount: maybeDollars(row.ourAmount),
  theirFee: maybeDollars(row.theirFee),
  ourFee: maybeDollars(row.ourFee),
  healed: row.healed,
});

const maybeDollars = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));
