import { inTransaction, type Recurring } from "../recurring.ts";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import { manageUrl } from "../manage-links/manage-link.ts";
import { renderGiftChangedEmail } from "./render-gift-changed-email.ts";
import { renderGiftCompletedEmail } from "./render-gift-completed-email.ts";

interface ChangedGift {
  churchId: string;
  subscriptionId: string;
  revision: number;
}

/**
 * Confirms a change to the donor, once, whoever made it. A change that was followed by another one is confirmed with
 * that one, and a gift that has ended meanwhile by the email about its end.
 */
export async function sendRecurringChanged(
  context: Recurring,
  { churchId, subscriptionId, revision }: ChangedGift,
): Promise<void> {
  await inTransaction(context, async (stores, tx) => {
    const gift = await stores.subscriptions.find(churchId, subscriptionId);
    const to = gift && (await stores.sentEmails.recipient(churchId, gift.personId));
    if (!to || gift.revision !== revision || gift.status === "cancelled") return;
    const about = `${subscriptionId} ${revision}`;
    if (!(await stores.sentEmails.claim(churchId, "recurring-changed", about, context.now()))) return;
    const described = await describeManagedGift({ ...context, ...stores }, gift, to);
    const t = await context.translatorFor(to.language);
    const url = await manageUrl(context, stores.manageLinks, { churchId, subscriptionId, email: to.email });
    await context.emails.post(tx, renderGiftChangedEmail({ t, to, gift: described, url }));
  });
}

/** Tells the donor, once, that the last planned donation was made. */
export async function sendRecurringCompleted(
  context: Recurring,
  { churchId, subscriptionId }: Omit<ChangedGift, "revision">,
): Promise<void> {
  await inTransaction(context, async (stores, tx) => {
    const gift = await stores.subscriptions.find(churchId, subscriptionId);
    const to = gift && (await stores.sentEmails.recipient(churchId, gift.personId));
    if (!to || !(await stores.sentEmails.claim(churchId, "recurring-completed", subscriptionId, context.now()))) return;
    const t = await context.translatorFor(to.language);
    await context.emails.post(tx, renderGiftCompletedEmail({ t, to, amount: gift.amount }));
  });
}
