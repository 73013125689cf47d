import type { ManagedGift } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import { renderGiftChangedEmail, renderGiftStoppedEmail } from "./render-gift-changed-email.ts";
import type { Recipient } from "../../donations/index.ts";

/** Who holds an email needs no password: whatever they do with it, the donor's mailbox hears of it. */
export async function emailGiftChange(
  context: Pick<Recurring, "connection" | "emails" | "translatorFor">,
  to: Recipient,
  gift: ManagedGift,
): Promise<void> {
  const t = await context.translatorFor(to.language);
  await context.emails.post(context.connection, renderGiftChangedEmail({ t, to, gift }));
}

/** The donor did not end it under a password of their own: their mailbox hears of it, once. */
export async function emailGiftEnd(
  context: Pick<Recurring, "emails" | "now" | "sentEmails" | "translatorFor">,
  to: Recipient,
  { churchId, id, amount }: { churchId: string; id: string; amount: number },
  by: "link" | "church",
): Promise<void> {
  const t = await context.translatorFor(to.language);
  const stopped = { churchId, kind: "stopped" as const, about: id, writtenAt: context.now() };
  await context.sentEmails.post(stopped, context.emails.jobOf(renderGiftStoppedEmail({ t, to, amount, by })));
}
