import type { CallAnswer, listPayouts as call, Payout } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { readCursor, writeCursor, type SeenChurch } from "../../donations/index.ts";
import type { Audit } from "../audit.ts";
import type { PayoutRow } from "./booked-store.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;
const CURSOR_NAME = "payouts";

/** Lists the payouts to the church's bank, each with the sum of its transactions in our ledger. */
export async function listPayouts(
  { booked }: Pick<Audit, "booked">,
  { cursor, limit = DEFAULT_PAGE_SIZE }: { cursor?: string | undefined; limit?: number | undefined },
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const position = cursor === undefined ? null : readCursor(CURSOR_NAME, cursor, (at) => !Number.isNaN(Date.parse(at)));
  const after = position && { at: new Date(position.at), id: position.id };
  const pageSize = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await booked.payouts(church, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    payouts: shown.map(describe),
    next: last ? writeCursor(CURSOR_NAME, last.paidAt.toISOString(), last.id) : null,
  };
}

function describe({ churchId, id, payoutId, gatewayId, paidAt, amount, lines, ourNet, comparedAt }: PayoutRow): Payout {
  const decimal = decimalsOf(churchId);
  return {
    id,
    payoutId,
    gatewayId,
    at: paidAt.toISOString(),
    amount: decimal(amount),
    lines,
    ours: ourNet === null ? null : decimal(Number(ourNet)),
    comparedAt: comparedAt?.toISOString() ?? null,
  };
}
