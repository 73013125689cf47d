import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { composeDonation, type Success } from "../donations/record-donation.ts";
import { giftEnded, orderEnded } from "../gift-ended.ts";
import type { Giving } from "../giving.ts";
import type { Intent } from "./intent-store.ts";

/**
 * A gift has succeeded: that, its donation, its lines of the ledger and the jobs that follow are written by one statement, so
 * that there is no moment in which one is there without the others. Whoever comes second changes nothing.
 */
export async function settleGift(
  giving: Giving,
  { churchId, id }: Pick<Intent, "churchId" | "id">,
  news: Success,
): Promise<Intent> {
  const { intent, record } = await composeDonation(giving, giving, { churchId, id }, news);
  if (intent.status === "succeeded") return intent;
  await faultPoint("gift-mid-apply");
  const ended = { churchId, intentId: id, outcome: news.outcome };
  const jobs = [
    ...giving.jobsOf(giftEnded, ended),
    ...(giving.providers[intent.provider].orders ? giving.jobsOf(orderEnded, ended) : []),
  ];
  return (await giving.intents.settle(intent, news, record, jobs)) ?? giving.intents.get(churchId, id);
}
