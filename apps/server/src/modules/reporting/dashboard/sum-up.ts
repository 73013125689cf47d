import { inTransaction, type Reporting } from "../reporting.ts";
import { awaitWriters } from "../../ledger/index.ts";

const AT_ONCE = 500;

/**
 * Brings the sums of every church up to the newest line that nothing can come before any more. Nobody waits for it, and who
 * reads in between is exact all the same: it is only there so that reading stays quick. Two servers at once share the churches.
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
 * What lines up to there are about is reckoned after all of them were there for good. What comes while we reckon has later lines:
 * it may be in our sums already or not, and is reckoned again from these.
 */
const sumChurch = (context: Pick<Reporting, "connection" | "now">, churchId: string, upTo: string): Promise<boolean> =>
  inTransaction(context, async ({ summing }) => {
    if (!(await summing.take(churchId, context.now()))) return false;
    const { days, donors, notes } = await summing.stale(churchId);
    for (const some of inGroups(days)) await summing.sumDays(churchId, some);
    for (const some of inGroups(donors)) await summing.sumDonors(churchId, some);
    await summing.finish(churchId, upTo, notes, context.now());
    return true;
  });

function* inGroups<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}
