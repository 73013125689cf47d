import { dueDay, dueUpTo, frequencyOf } from "@offertory/contract";
import type { Translator } from "../../platform/mail/translator.ts";
import type { GivingEmails } from "./giving-emails.ts";
import { manageUrl, describeInterval } from "../recurring/index.ts";
import { describePaymentSource, type Recipient } from "../donations/index.ts";
import { renderReceiptEmail } from "./render-receipt-email.ts";

interface EventPayload {
  churchId: string;
  intentId: string;
  outcome: "succeeded" | "failed" | "cancelled";
}

/**
 * Sends the receipt of a gift that succeeded, exactly once: one statement marks it as sent and queues the email, so
 * that a job that runs twice or is killed cannot send two receipts or none.
 */
export async function sendReceipt(context: GivingEmails, { churchId, intentId, outcome }: EventPayload): Promise<void> {
  if (outcome !== "succeeded") return;
  const receipt = await writeReceipt(context, churchId, intentId);
  if (!receipt) return;
  await context.sentEmails.post(
    { churchId, kind: "receipt", about: receipt.donationId, writtenAt: context.now() },
    context.emails.jobOf(receipt.email),
  );
}

/** Renders the receipt of a payment intent's donation; null if it has none or its donor has no email address. */
export async function writeReceipt(context: GivingEmails, churchId: string, intentId: string) {
  const found = await context.receipts(churchId, intentId);
  if (!found) return null;
  const { donation, to } = found;
  // The receipt links to the forgot-password page, which only emails accounts. None is created before a gift is paid.
  if (!to.hasPassword) await context.addUnregisteredAccount(to);
  const t = await context.translatorFor(to.language);
  const email = renderReceiptEmail({
    t,
    language: to.language,
    to,
    number: donation.id,
    day: donation.donatedOn,
    amount: donation.amount,
    coveredFee: donation.coveredFee,
    funds: donation.funds,
    paymentSource: describePaymentSource(donation),
    memo: donation.notes,
    recurring: await recurringOf(context, {
      churchId,
      t,
      to,
      scheduleId: donation.scheduleId,
      day: donation.dueOn ?? donation.donatedOn,
    }),
    passwordUrl: to.hasPassword ? null : passwordUrl(context, churchId, to.email),
    isSandbox: donation.environment === "sandbox",
  });
  return { donationId: donation.id, email };
}

async function recurringOf(
  context: Pick<GivingEmails, "appUrls" | "manageLinks" | "now" | "secret" | "subscriptions">,
  {
    churchId,
    t,
    to,
    scheduleId,
    day,
  }: { churchId: string; t: Translator; to: Recipient; scheduleId: string | null; day: string },
) {
  const gift = scheduleId ? await context.subscriptions.find(churchId, scheduleId) : undefined;
  if (!gift) return null;
  const { id: subscriptionId, firstDay, intervalUnit: interval, intervalCount: interval_count } = gift;
  const schedule = { interval, interval_count };
  return {
    every: describeInterval(t, interval, interval_count),
    frequency: frequencyOf(schedule),
    // Computed, because a receipt may be sent before the subscription's `dueOn` has moved to the next due day.
    next: gift.status === "cancelled" ? null : dueDay(firstDay, schedule, dueUpTo(firstDay, schedule, day)),
    url: await manageUrl(context, context.manageLinks, { churchId, subscriptionId, email: to.email }),
  };
}

/** Returns the forgot-password page, which emails a link. A receipt may be forwarded, so it signs nobody in. */
const passwordUrl = ({ appUrls }: Pick<GivingEmails, "appUrls">, churchId: string, email: string): string =>
  `${appUrls.portal}/login?${new URLSearchParams({ action: "forgot", email, churchId }).toString()}`;
