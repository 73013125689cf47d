import { z } from "zod";
import { describeManagedGift } from "../descriptions/describe-managed-gift.ts";
import { renderLostLinkEmail } from "../emails/render-gift-changed-email.ts";
import { manageUrl } from "../manage-links/manage-link.ts";
import { inTransaction, type Recurring } from "../recurring.ts";

export const SEND_LOST_LINKS = "giving-send-lost-links";
const MAX_LINKS = 10;

const Payload = z.object({ email: z.string() });

/** Emails the manage links of the running recurring gifts of an address, in all churches; none if it has none. */
export async function sendLostLinks(context: Recurring, payload: unknown): Promise<void> {
  const { email } = Payload.parse(payload);
  const gifts = await context.subscriptions.listOfEmail(email, MAX_LINKS);
  await inTransaction(context, async (stores, tx) => {
    for (const gift of gifts) {
      const { churchId, id: subscriptionId, personId } = gift;
      const to = await stores.sentEmails.recipient(churchId, personId);
      if (!to) continue;
      const described = await describeManagedGift({ ...context, ...stores }, gift, to);
      const url = await manageUrl(context, stores.manageLinks, { churchId, subscriptionId, email: to.email });
      const t = await context.translatorFor(to.language);
      await context.emails.post(tx, renderLostLinkEmail({ t, to, gift: described, url }));
    }
  });
}
