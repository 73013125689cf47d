import type { CallAnswer, listBatches as call } from "@offertory/contract";
import { isDay } from "../church-donations/is-day.ts";
import { readCursor, writeCursor } from "../church-donations/page-cursor.ts";
import type { Donations } from "../donations.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import { describeBatch } from "./describe-batch.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;
const LIST = "batches";

export async function listBatches(
  context: Pick<Donations, "batches">,
  { cursor, limit = DEFAULT_PAGE_SIZE }: { cursor?: string | undefined; limit?: number | undefined },
  { churchId }: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const position = cursor === undefined ? null : readCursor(LIST, cursor, isDay);
  const after = position && { batchDate: position.at, id: position.id };
  const pageSize = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await context.batches.page(churchId, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { batches: shown.map(describeBatch), next: last ? writeCursor(LIST, last.batchDate, last.id) : null };
}
