import type { Batch } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { isDay } from "../church-donations/is-day.ts";
import { inTransaction, type Donations } from "../donations.ts";
import { BatchNotEmpty, BatchNotFound, BatchOnline, DateInvalid } from "../donations-errors.ts";
import { describeBatch } from "./describe-batch.ts";

/** Takes no `SeenChurch`, because a batch contains only sums and no donors: callers with Edit alone get it, too. */
export async function readBatch(
  context: Pick<Donations, "batches">,
  id: string,
  { churchId }: Pick<Caller, "churchId">,
): Promise<Batch> {
  const batch = await context.batches.find(churchId, id);
  if (!batch) throw new BatchNotFound();
  return describeBatch(batch);
}

export async function addBatch(
  context: Pick<Donations, "batches" | "newId" | "now">,
  { name = "", batchDate }: { name?: string | undefined; batchDate: string },
  caller: Caller,
): Promise<Batch> {
  if (!isDay(batchDate)) throw new DateInvalid();
  const id = context.newId();
  const { churchId } = caller;
  await context.batches.add({ churchId, id, name: name.trim(), batchDate, createdAt: context.now() });
  return readBatch(context, id, caller);
}

interface Change {
  name?: string | undefined;
  batchDate?: string | undefined;
  closed?: boolean | undefined;
}

export async function changeBatch(
  context: Pick<Donations, "batches" | "connection" | "now">,
  id: string,
  change: Change,
  caller: Caller,
): Promise<Batch> {
  const { churchId } = caller;
  const { name, batchDate, closed } = change;
  if (batchDate !== undefined && !isDay(batchDate)) throw new DateInvalid();
  await inTransaction(context, async ({ batches }) => {
    const batch = await batches.lock(churchId, id);
    if (!batch) throw new BatchNotFound();
    // The batch of a day's online gifts keeps its date.
    if (batch.online && batchDate !== undefined && batchDate !== batch.batchDate) throw new BatchOnline();
    await batches.change(churchId, id, {
      name: name?.trim() ?? batch.name,
      batchDate: batchDate ?? batch.batchDate,
      closedAt: closed === undefined ? batch.closedAt : closed ? (batch.closedAt ?? context.now()) : null,
    });
  });
  return readBatch(context, id, caller);
}

export const removeBatch = (
  context: Pick<Donations, "connection">,
  id: string,
  { churchId }: Caller,
): Promise<{ removed: boolean }> =>
  inTransaction(context, async ({ batches }) => {
    const batch = await batches.lock(churchId, id);
    if (!batch) throw new BatchNotFound();
    if (!(await batches.isEmpty(churchId, id))) throw new BatchNotEmpty();
    await batches.remove(churchId, id);
    return { removed: true };
  });
