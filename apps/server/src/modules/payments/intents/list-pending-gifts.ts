import type { CallAnswer, listPendingGifts as call } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import type { Payments } from "../payments.ts";
import type { SeenChurch } from "../../donations/index.ts";

const MAX_LISTED = 200;

/** Lists a church's open gifts: bank debits take days, and some donors have not confirmed at their bank yet. */
export async function listPendingGifts(
  { pendingGifts }: Pick<Payments, "pendingGifts">,
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const [rows, count] = await Promise.all([pendingGifts.list(church, MAX_LISTED), pendingGifts.count(church)]);
  const decimal = decimalsOf(church.churchId);
  return {
    count,
    gifts: rows.map((row) => ({
      id: row.id,
      person: row.displayName === null ? null : { id: row.personId, name: row.displayName },
      status: row.status === "requires_action" ? "requires_action" : "processing",
      since: row.createdAt.toISOString(),
      amount: decimal(row.amount),
      method: row.methodType,
      methodDetails: [row.methodName, row.methodLast4].filter(Boolean).join(" "),
      provider: row.provider,
      recurring: row.scheduleId !== null,
      funds: row.funds.map(({ amount, ...fund }) => ({ ...fund, amount: decimal(amount) })),
    })),
  };
}
