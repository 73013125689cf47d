import { faultPoint } from "../../../platform/faults/fault-point.ts";
import { composeDonation, type Success } from "./record-donation.ts";
import { giftEnded, orderEnded, paymentReferenceChanged } from "./gift-ended.ts";
import type { Payments } from "../payments.ts";
import { violates } from "./intent-store.ts";
import { type Intent } from "./intent.ts";

/**
 * Applies the success of a gift: one statement writes the status, the donation, its ledger lines and the jobs that
 * follow, so that none of them exists without the others. A second call changes nothing.
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
    ...(purpose ? context.jobsOf(paymentReferenceChanged, { ...ended, purpose }) : []),
  ];
  const change = {
    status: update.outcome,
    providerId: update.providerId,
    transactionId: update.transactionId,
    clientSecret: "",
    clientAddress: null,
    checkAt: null,
  };
  try {
    const isFirst = await context.intents.settle(intent, change, record, jobs);
    return isFirst ? { ...intent, ...change } : context.intents.get(churchId, id);
  } catch (error) {
    if (!violates(error, "payment_intents_by_purpose")) throw error;
    // This gift was marked as failed, and another one has paid for the same payment reference since. The money is
    // recorded as a gift without a payment reference.
    await context.intents.change(intent, { purpose: null });
    return settleGift(context, { ...intent, purpose: null }, update);
  }
}
