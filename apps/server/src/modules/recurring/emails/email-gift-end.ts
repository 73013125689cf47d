import type { Recurring } from "../recurring.ts";
import { type GiftStopped, renderGiftStoppedEmail } from "./render-gift-changed-email.ts";
import type { Recipient } from "../../donations/index.ts";

/** Emails the donor, once, that their gift was ended: by a manage link, by the donor who signed in, or by the church. */
export async function emailGiftEnd(
  context: Pick<Recurring, "emails" | "now" | "sentEmails" | "translatorFor">,
  to: Recipient,
  { churchId, id, amount }: { churchId: string; id: string; amount: number },
  by: GiftStopped["by"],
): Promise<void> {
  const t = await context.translatorFor(to.language);
  const stopped = { churchId, kind: "stopped" as const, about: id, writtenAt: context.now() };
  await context.sentEmails.post(stopped, context.emails.jobOf(renderGiftStoppedEmail({ t, to, amount, by })));
}
