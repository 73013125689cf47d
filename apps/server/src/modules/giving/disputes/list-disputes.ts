import { dollarsOf, type Dispute } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";

/** What donors' banks want back, or have taken back. */
export async function listDisputes(giving: Giving, { churchId }: Caller): Promise<Dispute[]> {
  const rows = await giving.disputes.list(churchId);
  return rows.map((row) => ({
    id: row.id,
    donationId: row.donationId,
    personId: row.personId,
    gatewayId: row.gatewayId,
    providerId: row.providerId,
    status: row.status,
    reason: row.reason,
    amount: dollarsOf(row.amount),
    fee: dollarsOf(row.fee),
    donationAmount: dollarsOf(row.donationAmount),
    donationDate: row.donatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}
