import type { CallAnswer, listPayouts as call, Payout } from "@offertory/contract";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { readCursor, writeCursor, type SeenChurch } from "../../donations/index.ts";
import type { Audit } from "../audit.ts";
import type { PayoutRow } from "./booked-store.ts";

const PAGE = 50;
const MAX_PAGE_SIZE = 200;
const LIST = "payouts";

/** Lists the payouts to the church's bank, each with the sum of its transactions in our ledger. */
export async function listPayouts(
  { booked }: Pick<Audit, "booked">,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
  church: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const place = cursor === undefined ? null : readCursor(LIST, cursor, (at) => !Number.isNaN(Date.parse(at)));
  const after = place && { at: new Date(place.at), id: place.id };
  const most = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await booked.payouts(church, after, most + 1);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return { payouts: shown.map(describe), next: last ? writeCursor(LIST, last.paidAt.toISOString(), last.id) : null };
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
