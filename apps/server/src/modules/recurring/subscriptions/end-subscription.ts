import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import { emailGiftEnd } from "../emails/email-gift-end.ts";
import { runDueSubscription } from "../schedule/run-due-subscriptions.ts";
import { requireEditableSubscription } from "./require-subscription.ts";
import type { SubscriptionKey } from "../store/subscription-store.ts";
import type { Subscription } from "../subscription.ts";

const RETRY_DELAY_MS = 30_000;

export interface HowEnded {
  /** Why, in the words of whoever ends it. */
  reason?: string | null | undefined;
  /** Whether it is ended by a manage link, which needs no password. */
  byLink?: boolean;
}

/**
 * Ends a recurring gift: in our records at once, and at the provider as soon as it can be reached. The donor is told by
 * email.
 */
export async function endSubscription(
  context: Recurring,
  id: string,
  caller: Caller,
  { reason, byLink = false }: HowEnded = {},
): Promise<{ ended: boolean }> {
  const own = await requireEditableSubscription(context, id, caller);
  const ended = await endSubscriptionByKey(context, own, reason?.trim() ?? "");
  await emailDonorOfEnd(context, own, own.personId === caller.personId ? (byLink ? "link" : "donor") : "church");
  return ended;
}

/** Emails the donor that their recurring gift was ended, unless it had ended before. */
export async function emailDonorOfEnd(
  context: Pick<Recurring, "emails" | "now" | "sentEmails" | "translatorFor">,
  own: Subscription,
  by: "link" | "donor" | "church",
): Promise<void> {
  const donor = own.status === "cancelled" ? null : await context.sentEmails.recipient(own.churchId, own.personId);
  if (donor) await emailGiftEnd(context, donor, own, by);
}

/** Checks no permission: the caller must have done so. */
export async function endSubscriptionByKey(
  context: Recurring,
  own: SubscriptionKey,
  endReason = "",
): Promise<{ ended: boolean }> {
  const ended = await inTransaction(context, async ({ subscriptions }) => {
    const row = await subscriptions.lock(own);
    if (row.status === "cancelled") return row;
    const endedAt = context.now();
    return subscriptions.change(row, {
      status: "cancelled",
      clientKey: null,
      clientSecret: "",
      endedAt,
      endReason,
      toSync: "end",
      checkAt: new Date(endedAt.getTime() + RETRY_DELAY_MS),
      checks: 0,
    });
  });
  // If the provider cannot be reached, the worker tries again; for the donor the gift has ended.
  if (ended.toSync) await runDueSubscription(context, ended).catch(() => undefined);
  return { ended: true };
}
