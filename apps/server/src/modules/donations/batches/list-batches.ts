import type { CallAnswer, listBatches as call } from "@offertory/contract";
import { isDay } from "../church-donations/is-day.ts";
import { readCursor, writeCursor } from "../church-donations/page-cursor.ts";
import type { Donations } from "../donations.ts";
import type { SeenChurch } from "../people/may-see-donations.ts";
import type { BatchFilter } from "./batch-store.ts";
import { describeBatch } from "./describe-batch.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

interface BatchQuery extends BatchFilter {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function listBatches(
  context: Pick<Donations, "batches">,
  { cursor, limit = DEFAULT_PAGE_SIZE, state, search = "" }: BatchQuery,
  { churchId }: SeenChurch,
): Promise<CallAnswer<typeof call>> {
  const filter = { state, search: search.trim() };
  const list = JSON.stringify(["batches", filter]);
  const position = cursor === undefined ? null : readCursor(list, cursor, isDay);
  const after = position && { batchDate: position.at, id: position.id };
  const pageSize = Math.min(Math.max(limit, 1), MAX_PAGE_SIZE);
  const rows = await context.batches.page(churchId, filter, after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { batches: shown.map(describeBatch), next: last ? writeCursor(list, last.batchDate, last.id) : null };
}
