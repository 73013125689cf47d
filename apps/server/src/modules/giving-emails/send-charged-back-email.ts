import type { GivingEmails } from "./giving-emails.ts";
import { chargedBackEmail } from "./render-returned-gift-email.ts";
import { sendReturnedGiftEmail } from "./send-returned-gift-email.ts";

/** Sends one email for each lost dispute and each returned bank debit. */
export async function sendChargedBackEmail(
  context: Pick<GivingEmails, "emails" | "now" | "returnedGifts" | "sentEmails" | "translatorFor">,
  { churchId, disputeId }: { churchId: string; disputeId: string },
): Promise<void> {
  await sendReturnedGiftEmail(context, {
    churchId,
    kind: "charged-back",
    about: disputeId,
    gift: await context.returnedGifts.dispute(churchId, disputeId),
    render: chargedBackEmail,
  });
}
