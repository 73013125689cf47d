import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import { emailGiftEnd } from "../emails/email-gift-change.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { requireEditableSubscription } from "./require-subscription.ts";
import type { SubscriptionKey } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

const RETRY_DELAY_MS = 30_000;

/** Ends a recurring gift: in our records at once, and at the provider as soon as it can be reached. */
export async function endSubscription(context: Recurring, id: string, caller: Caller): Promise<{ ended: boolean }> {
  const own = await requireEditableSubscription(context, id, caller);
  const ended = await endSubscriptionByKey(context, own);
  if (own.personId !== caller.personId) await emailDonorOfEnd(context, own);
  return ended;
}

/** Emails the donor that the church ended their recurring gift, unless it had ended before. */
export async function emailDonorOfEnd(
  context: Pick<Recurring, "emails" | "now" | "sentEmails" | "translatorFor">,
  own: Subscription,
): Promise<void> {
  const donor = own.status === "cancelled" ? null : await context.sentEmails.recipient(own.churchId, own.personId);
  if (donor) await emailGiftEnd(context, donor, own, "church");
}

/** Checks no permission: the caller must have done so. */
export async function endSubscriptionByKey(context: Recurring, own: SubscriptionKey): Promise<{ ended: boolean }> {
  const ended = await inTransaction(context, async ({ subscriptions }) => {
    const row = await subscriptions.lock(own);
    if (row.status === "cancelled") return row;
    const endedAt = context.now();
    return subscriptions.change(row, {
      status: "cancelled",
      clientKey: null,
      clientSecret: "",
      endedAt,
      toSync: "end",
      checkAt: new Date(endedAt.getTime() + RETRY_DELAY_MS),
      checks: 0,
    });
  });
  // If the provider cannot be reached, the worker tries again; for the donor the gift has ended.
  if (ended.toSync) await runDueSubscription(context, ended).catch(() => undefined);
  return { ended: true };
}
