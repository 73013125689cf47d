import type { Email } from "../../platform/mail/mailer.ts";
import type { GivingEmails } from "./giving-emails.ts";
import type { EmailKind } from "../donations/index.ts";
import type { ReturnedGiftParts } from "./render-returned-gift-email.ts";
import type { ReturnedGift } from "./returned-gift-store.ts";

interface Sent {
  churchId: string;
  kind: EmailKind;
  about: string;
  gift: ReturnedGift | undefined;
  render: (parts: ReturnedGiftParts) => Email;
}

/** Queues the email and marks it as sent in one statement, so that a job that runs twice sends one email. */
export async function sendReturnedGiftEmail(
  context: Pick<GivingEmails, "emails" | "now" | "returnedGifts" | "sentEmails" | "translatorFor">,
  { churchId, kind, about, gift, render }: Sent,
): Promise<void> {
  if (!gift?.personId) return;
  const to = await context.sentEmails.recipient(churchId, gift.personId);
  if (!to) return;
  const t = await context.translatorFor(to.language);
  const contact = await context.returnedGifts.contactOf(churchId);
  const job = context.emails.jobOf(render({ t, to, gift, contact }));
  await context.sentEmails.post({ churchId, kind, about, writtenAt: context.now() }, job);
}
