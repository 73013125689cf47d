import type { Caller } from "../../platform/identity/caller.ts";
import type { Limit } from "../../platform/limits/limits.ts";
import { DonationNotFound } from "../donations/index.ts";
import type { GivingEmails } from "./giving-emails.ts";
import { ReceiptNotSendable } from "./giving-emails-errors.ts";
import { writeReceipt } from "./send-receipt.ts";

/** A donor is not flooded with receipts of one donation, nor a whole church with those of many. */
const LIMIT_PER_DONATION: Limit = { name: "receipt-donation", tries: 3, seconds: 3600 };
export const LIMIT_PER_CHURCH: Limit = { name: "receipt-church", tries: 500, seconds: 86_400 };

/** Emails the receipt of an online donation to its donor again, and records who had it sent. */
export async function resendReceipt(
  context: GivingEmails,
  donationId: string,
  { churchId, personId }: Caller,
): Promise<{ sent: boolean }> {
  const source = await context.resendable.find(churchId, donationId);
  if (!source) {
    if (!(await context.resendable.exists(churchId, donationId))) throw new DonationNotFound();
    throw new ReceiptNotSendable();
  }
  await context.limits.count(LIMIT_PER_DONATION, `${churchId} ${donationId}`);
  await context.limits.count(LIMIT_PER_CHURCH, churchId);
  const receipt = await writeReceipt(context, churchId, source.intentId);
  if (!receipt) throw new ReceiptNotSendable();
  await context.sentEmails.postAgain(
    { churchId, about: `${donationId}:${context.newId()}`, writtenAt: context.now(), sentBy: personId },
    context.emails.jobOf(receipt.email),
  );
  return { sent: true };
}
