import type { Dispute } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Refunds } from "../refunds.ts";
import type { SeenChurch } from "../../donations/index.ts";

/** Lists the church's disputes, open and closed. */
export async function listDisputes(context: Pick<Refunds, "disputes">, church: SeenChurch): Promise<Dispute[]> {
  const rows = await context.disputes.list(church);
  const decimal = decimalsOf(church.churchId);
  return rows.map((row) => ({
    id: row.id,
    donationId: row.donationId,
    personId: row.personId,
    gatewayId: row.gatewayId,
    providerId: row.providerId,
    status: row.status,
    reason: row.reason,
    amount: decimal(row.amount),
    fee: decimal(row.fee),
    donationAmount: decimal(row.donationAmount),
    donationDate: row.donatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}
