import type { GivingEmails } from "./giving-emails.ts";
import { refundEmail, refundFailedEmail } from "./render-returned-gift-email.ts";
import { sendReturnedGiftEmail } from "./send-returned-gift-email.ts";

interface EventPayload {
  churchId: string;
  refundId: string;
  status: "refunded" | "failed";
}

/** Sends one email for each refund, however often it is reported, and another one if the bank rejects it. */
export async function sendRefundEmail(
  context: Pick<GivingEmails, "emails" | "now" | "returnedGifts" | "sentEmails" | "translatorFor">,
  { churchId, refundId, status }: EventPayload,
): Promise<void> {
  await sendReturnedGiftEmail(context, {
    churchId,
    kind: status === "refunded" ? "refund" : "refund-failed",
    about: refundId,
    gift: await context.returnedGifts.refund(churchId, refundId),
    render: status === "refunded" ? refundEmail : refundFailedEmail,
  });
}
