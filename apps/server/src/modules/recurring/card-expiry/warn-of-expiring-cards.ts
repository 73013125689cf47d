import { describePaymentSource } from "../../donations/index.ts";
import { manageUrl } from "../manage-links/manage-link.ts";
import { inTransaction, type Recurring } from "../recurring.ts";
import { renderCardExpiringEmail } from "../emails/render-card-expiring-email.ts";
import type { ExpiringCard } from "./expiring-card-store.ts";

/** How many days before a card's last day its donor is told, the nearest first: of both, only that one is sent. */
const WARNING_DAYS = [7, 30] as const;
const MAX_PER_ROUND = 100;

/** Tells donors 30 and 7 days before that the card of a recurring gift expires, once for each card and warning. */
export async function warnOfExpiringCards(context: Recurring): Promise<void> {
  for (const days of WARNING_DAYS) {
    for (;;) {
      const cards = await context.expiringCards.listExpiring(context.now(), days, MAX_PER_ROUND);
      for (const card of cards) await warn(context, card);
      if (cards.length < MAX_PER_ROUND) break;
    }
  }
}

const warn = (context: Recurring, { churchId, subscriptionId, lastDay, about }: ExpiringCard): Promise<void> =>
  inTransaction(context, async (stores, tx) => {
    if (!(await stores.sentEmails.claim(churchId, "card-expiring", about, context.now()))) return;
    // Whoever is told a week before needs no telling a month before.
    const earlier = about.replace(/ 7$/, " 30");
    if (earlier !== about) await stores.sentEmails.claim(churchId, "card-expiring", earlier, context.now());
    const gift = await stores.subscriptions.find(churchId, subscriptionId);
    const to = gift && (await stores.sentEmails.recipient(churchId, gift.personId));
    if (!to) return;
    const email = renderCardExpiringEmail({
      t: await context.translatorFor(to.language),
      to,
      amount: gift.amount,
      interval: { unit: gift.intervalUnit, count: gift.intervalCount },
      paymentSource: describePaymentSource(gift),
      lastDay,
      nextDay: gift.dueOn,
      url: await manageUrl(context, stores.manageLinks, { churchId, subscriptionId, email: to.email }),
    });
    await context.emails.post(tx, email);
  });
