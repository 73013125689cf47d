import { inTransaction, type Recurring, type RecurringStores } from "../recurring.ts";
import { type Intent, plainReason } from "../../payments/index.ts";
import { describePaymentSource } from "../../donations/index.ts";
import { manageUrl } from "../manage-links/manage-link.ts";
import type { Subscription } from "../subscription.ts";
import { renderRenewalEndedEmail, renderRenewalFailedEmail } from "./render-renewal-email.ts";

interface EventPayload {
  churchId: string;
  subscriptionId: string;
  intentId: string;
  final: boolean;
}

/**
 * Sends one email for each failed try, and a last one when the gift ends. Sends none if the payment has succeeded
 * meanwhile, nor about a single try if the gift has ended.
 */
export async function sendRenewalFailed(
  context: Recurring,
  { churchId, subscriptionId, intentId, final }: EventPayload,
): Promise<void> {
  await inTransaction(context, async (stores, tx) => {
    const gift = await stores.subscriptions.find(churchId, subscriptionId);
    const payment = await stores.intents.find(churchId, intentId);
    const to = gift && (await stores.sentEmails.recipient(churchId, gift.personId));
    if (!payment || !to || payment.status === "succeeded") return;
    if (!final && gift.status === "cancelled") return;
    const which = final ? "end" : await stores.renewals.failedTriesOf(churchId, intentId);
    if (!(await stores.sentEmails.claim(churchId, "renewal-failed", `${intentId} ${which}`, context.now()))) return;
    const gateway = await stores.gateways.find(churchId, gift.gatewayId);
    const parts = {
      t: await context.translatorFor(to.language),
      to,
      amount: payment.amount,
      paymentSource: describePaymentSource(payment),
      day: await dueDayOf(stores, gift, payment),
      reason: plainReason(payment),
      isSandbox: gateway?.environment === "sandbox",
    };
    const sentEmail = final
      ? renderRenewalEndedEmail(parts)
      : renderRenewalFailedEmail({
          ...parts,
          nextTry: await nextTryOf(stores, gift),
          url: await manageUrl(context, stores.manageLinks, { churchId, subscriptionId, email: to.email }),
        });
    await context.emails.post(tx, sentEmail);
  });
}

/** A payment that failed for good has lost its `dueOn`; for our own scheduler the subscription still has the day. */
const dueDayOf = async ({ donations }: RecurringStores, gift: Subscription, payment: Intent): Promise<string> =>
  payment.dueOn ?? (gift.scheduleOwner === "us" ? gift.dueOn : await donations.dayOf(gift.churchId, payment.createdAt));

/** Null where the provider retries by itself, because it does not report when. */
const nextTryOf = async ({ donations }: RecurringStores, gift: Subscription): Promise<string | null> =>
  gift.scheduleOwner === "us" && gift.checkAt ? donations.dayOf(gift.churchId, gift.checkAt) : null;
