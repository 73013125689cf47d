import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { composeDonation, type Success } from "./record-donation.ts";
import { giftEnded, orderEnded, purposeMoved } from "./gift-ended.ts";
import type { Payments } from "../payments.ts";
import { breaks } from "./intent-store.ts";
import { type Intent } from "./intent.ts";

/**
 * A gift has succeeded: that, its donation, its lines of the ledger and the jobs that follow are written by one statement, so
 * that there is no moment in which one is there without the others. Whoever comes second changes nothing.
 */
export async function settleGift(context: Payments, intent: Intent, update: Success): Promise<Intent> {
  if (intent.status === "succeeded") return intent;
  const { churchId, id, provider, purpose } = intent;
  const record = await composeDonation(context, context, intent, update);
  await faultPoint("gift-mid-apply");
  const ended = { churchId, intentId: id, outcome: update.outcome };
  const jobs = [
    ...context.jobsOf(giftEnded, ended),
    ...(context.providers[provider].orders ? context.jobsOf(orderEnded, ended) : []),
    ...(purpose ? context.jobsOf(purposeMoved, { ...ended, purpose }) : []),
  ];
  const change = {
    status: update.outcome,
    providerId: update.providerId,
    transactionId: update.transactionId,
    clientSecret: "",
    checkAt: null,
  };
  try {
    const isFirst = await context.intents.settle(intent, change, record, jobs);
    return isFirst ? { ...intent, ...change } : context.intents.get(churchId, id);
  } catch (error) {
    if (!breaks(error, "payment_intents_by_purpose")) throw error;
    // It was given up for failed, and another has paid since: the money that came all the same is a gift for nothing.
    await context.intents.change(intent, { purpose: null });
    return settleGift(context, { ...intent, purpose: null }, update);
  }
}
