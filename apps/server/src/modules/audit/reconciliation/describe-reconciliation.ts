import type { Difference, Reconciliation } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { DifferenceRow, ReconciliationRow } from "./reconciliation-store.ts";

export const describeReconciliation = (row: ReconciliationRow): Reconciliation => ({
  id: row.id,
  gatewayId: row.gatewayId,
  from: row.fromDay,
  to: row.toDay,
  status: row.status,
  askedBy: row.askedBy || null,
  transactions: row.transactions,
  theirNet: decimalsOf(row.churchId)(Number(row.theirNet)),
  ourNet: decimalsOf(row.churchId)(Number(row.ourNet)),
  repaired: row.repaired,
  open: row.open,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export const describeDifference = (churchId: string, row: DifferenceRow): Difference => ({
  kind: row.kind,
  what: row.what,
  transactionId: row.transactionId,
  sourceId: row.sourceId,
  donationId: row.donationId,
  payoutId: row.payoutId || null,
  at: row.at.toISOString(),
  theirAmount: decimalOrNull(churchId, row.theirAmount),
  ourAmount: decimalOrNull(churchId, row.ourAmount),
  theirFee: decimalOrNull(churchId, row.theirFee),
  ourFee: decimalOrNull(churchId, row.ourFee),
  repaired: row.repaired,
});

const decimalOrNull = (churchId: string, minorUnits: number | null): number | null =>
  minorUnits === null ? null : decimalsOf(churchId)(minorUnits);
