import type { KeptRefund } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Refunds } from "../refunds.ts";
import { DonationNotFound, type SeenChurch } from "../../donations/index.ts";

/** Lists the refunds of a donation: succeeded, processing and failed. */
export async function listRefunds(
  { refunds }: Pick<Refunds, "refunds">,
  id: string,
  church: SeenChurch,
): Promise<KeptRefund[]> {
  const { churchId } = church;
  if (!(await refunds.donation(churchId, id))) throw new DonationNotFound();
  const rows = await refunds.listOf(church, id);
  const ids = [...new Set(rows.flatMap(({ funds }) => funds.map(({ fundId }) => fundId)))];
  const names = new Map((await refunds.fundNames(churchId, ids)).map((fund) => [fund.id, fund.name]));
  const decimal = decimalsOf(churchId);
  return rows.map((row) => ({
    id: row.id,
    donationId: row.donationId,
    amount: decimal(row.amount),
    status: row.status,
    at: row.createdAt.toISOString(),
    by: row.askedBy === "" ? null : { id: row.askedBy, name: row.displayName ?? "" },
    note: row.note,
    failure: row.status === "failed" ? row.failure : "",
    funds: row.funds.map(({ fundId, amount }) => ({
      id: fundId || null,
      name: names.get(fundId) ?? "",
      amount: decimal(amount),
    })),
  }));
}
