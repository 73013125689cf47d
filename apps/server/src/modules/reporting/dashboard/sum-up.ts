import { inTransaction, type Reporting } from "../reporting.ts";
import { awaitWriters } from "../../ledger/index.ts";

const BATCH_SIZE = 500;

/**
 * Updates the sums of every church up to the newest ledger line before which no other line can be committed any more.
 * It only keeps the dashboard fast: readers are exact without it. Two servers at once share the churches.
 */
export async function sumUp(
  context: Pick<Reporting, "connection" | "now" | "checkpoints" | "summing">,
): Promise<number> {
  const upTo = await context.checkpoints.newestLine();
  let summed = 0;
  for await (const churchId of awaitWriters(context, await context.summing.unsummed(upTo)))
    if (await sumChurch(context, churchId, upTo)) summed += 1;
  return summed;
}

/**
 * Sums the stale days and donors of a church. All lines up to `upTo` are committed before. Lines that are committed
 * meanwhile have higher numbers: whether or not these sums include them, their days are stale again and are summed the
 * next time.
 */
const sumChurch = (context: Pick<Reporting, "connection" | "now">, churchId: string, upTo: string): Promise<boolean> =>
  inTransaction(context, async ({ summing }) => {
    if (!(await summing.lockChurch(churchId, context.now()))) return false;
    const { days, donors, notes } = await summing.stale(churchId);
    for (const some of inGroups(days)) await summing.sumDays(churchId, some);
    for (const some of inGroups(donors)) await summing.sumDonors(churchId, some);
    await summing.finish(churchId, upTo, notes, context.now());
    return true;
  });

function* inGroups<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += BATCH_SIZE) yield items.slice(from, from + BATCH_SIZE);
}
