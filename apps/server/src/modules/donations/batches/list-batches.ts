import type { CallAnswer, listBatches as call } from "@offertory/contract";
import { isDay } from "../church-donations/is-day.ts";
import { readCursor, writeCursor } from "../church-donations/page-cursor.ts";
import type { Donations } from "../donations.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { describeBatch } from "./describe-batch.ts";

const PAGE = 50;
const MAX_PAGE_SIZE = 200;
const LIST = "batches";

export async function listBatches(
  context: Pick<Donations, "batches">,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
  { churchId }: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const place = cursor === undefined ? null : readCursor(LIST, cursor, isDay);
  const after = place && { batchDate: place.at, id: place.id };
  const most = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await context.batches.page(churchId, after, most + 1);
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return { batches: shown.map(describeBatch), next: last ? writeCursor(LIST, last.batchDate, last.id) : null };
}
