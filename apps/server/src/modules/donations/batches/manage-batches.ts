import type { Batch } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { AmountInvalid } from "../../gateways/index.ts";
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

interface NewBatch {
  name?: string | undefined;
  batchDate: string;
  expectedTotal?: number | null | undefined;
}

export async function addBatch(
  context: Pick<Donations, "batches" | "newId" | "now">,
  { name = "", batchDate, expectedTotal }: NewBatch,
  caller: Caller,
): Promise<Batch> {
  if (!isDay(batchDate)) throw new DateInvalid();
  const id = context.newId();
  const { churchId } = caller;
  await context.batches.add({
    churchId,
    id,
    name: name.trim(),
    batchDate,
    expectedTotal: expectedUnits(churchId, expectedTotal ?? null),
    createdAt: context.now(),
  });
  return readBatch(context, id, caller);
}

interface Change {
  name?: string | undefined;
  batchDate?: string | undefined;
  closed?: boolean | undefined;
  /** Null removes the expected total; undefined keeps it. */
  expectedTotal?: number | null | undefined;
}

/** Returns the expected total in minor units. Refuses one that is not a positive amount. */
function expectedUnits(churchId: string, expected: number | null): number | null {
  if (expected === null) return null;
  const money = fromDecimal(expected, currencyOf(churchId));
  if (!money || money.minorUnits <= 0 || money.minorUnits > MAX_UNITS) throw new AmountInvalid();
  return money.minorUnits;
}

const MAX_UNITS = 2 ** 31 - 1;

export async function changeBatch(
  context: Pick<Donations, "batches" | "connection" | "now">,
  id: string,
  change: Change,
  caller: Caller,
): Promise<Batch> {
  const { churchId } = caller;
  const { name, batchDate, closed, expectedTotal } = change;
  if (batchDate !== undefined && !isDay(batchDate)) throw new DateInvalid();
  const expected = expectedTotal === undefined ? undefined : expectedUnits(churchId, expectedTotal);
  await inTransaction(context, async ({ batches }) => {
    const batch = await batches.lock(churchId, id);
    if (!batch) throw new BatchNotFound();
    // The batch of a day's online gifts keeps its date.
    if (batch.online && batchDate !== undefined && batchDate !== batch.batchDate) throw new BatchOnline();
    await batches.change(churchId, id, {
      name: name?.trim() ?? batch.name,
      batchDate: batchDate ?? batch.batchDate,
      closedAt: closed === undefined ? batch.closedAt : closed ? (batch.closedAt ?? context.now()) : null,
      expectedTotal: expected === undefined ? batch.expectedTotal : expected,
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
