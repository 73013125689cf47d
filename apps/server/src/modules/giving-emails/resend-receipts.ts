import { z } from "zod";
import type { Caller } from "../../platform/identity/caller.ts";
import { readSelection, type Donations } from "../donations/index.ts";
import { inTransaction, type GivingEmails } from "./giving-emails.ts";
import { LIMIT_PER_CHURCH } from "./resend-receipt.ts";
import { writeReceipt } from "./send-receipt.ts";

export const RESEND_RECEIPT = "giving-resend-receipt";
const HOUR_MS = 3_600_000;

/**
 * Sends the receipts of selected donations again. Each is marked and gets a job in one statement; a receipt that was
 * sent again less than an hour ago is left out, so that a second click sends none twice.
 */
export async function resendReceipts(
  context: GivingEmails & Pick<Donations, "churchDonations">,
  { ids: selected }: { ids: readonly string[] },
  { churchId, personId }: Caller,
): Promise<{ sent: number; recent: number; unsendable: number }> {
  const ids = await readSelection(context, churchId, selected);
  const sendable = await context.resendable.sendableOf(churchId, ids);
  if (sendable.length > 0) await context.limits.count(LIMIT_PER_CHURCH, churchId, sendable.length);
  const sent = await inTransaction(context, ({ resendable }) =>
    resendable.queue(churchId, sendable, {
      task: RESEND_RECEIPT,
      key: context.newId(),
      sentBy: personId,
      writtenAt: context.now(),
      notSince: new Date(context.now().getTime() - HOUR_MS),
    }),
  );
  return { sent, recent: sendable.length - sent, unsendable: ids.length - sendable.length };
}

const Payload = z.object({ churchId: z.string(), donationId: z.string(), about: z.string() });

/** Emails one receipt that was marked by `resendReceipts`. One statement removes the mark's wait and queues the email. */
export async function sendReceiptAgain(context: GivingEmails, payload: unknown): Promise<void> {
  const { churchId, donationId, about } = Payload.parse(payload);
  const source = await context.resendable.find(churchId, donationId);
  const receipt = source && (await writeReceipt(context, churchId, source.intentId));
  // The donor has lost their email address, or the donation was refunded, since the receipt was asked for.
  if (!receipt) return context.sentEmails.dropWaiting(churchId, about);
  await context.sentEmails.postWaiting({ churchId, about }, context.emails.jobOf(receipt.email));
}
