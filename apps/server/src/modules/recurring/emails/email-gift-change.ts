import type { ManagedGift } from "@offertory/contract";
import type { Recurring } from "../recurring.ts";
import { renderGiftChangedEmail, renderGiftStoppedEmail } from "./render-gift-changed-email.ts";
import type { Recipient } from "../../donations/index.ts";

/** Emails the donor about a change: it was made through a manage link, which needs no password. */
export async function emailGiftChange(
  context: Pick<Recurring, "connection" | "emails" | "translatorFor">,
  to: Recipient,
  gift: ManagedGift,
): Promise<void> {
  const t = await context.translatorFor(to.language);
  await context.emails.post(context.connection, renderGiftChangedEmail({ t, to, gift }));
}

/** Emails the donor, once, that their gift was ended by a manage link or by the church, not by a signed-in donor. */
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
