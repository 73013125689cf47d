import { dueDay, dueUpTo } from "@offertory/contract";
import { postLetter } from "../../../platform/mail/mailer.ts";
import type { Speech } from "../../../platform/mail/speech.ts";
import { inOneGo, type Giving, type GivingStores } from "../giving.ts";
import { manageUrl } from "../manage-links/manage-link.ts";
import { describeInterval } from "./describe-interval.ts";
import { describeMeans } from "./describe-means.ts";
import type { Recipient } from "./letter-store.ts";
import { receiptLetter } from "./receipt-letter.ts";

interface News {
  churchId: string;
  intentId: string;
  outcome: "succeeded" | "failed" | "cancelled";
}

/**
 * Thanks for a gift that went through, once: that it was written and the letter itself are kept in one transaction, so that
 * neither a job that runs twice nor one that dies makes two of it, or none.
 */
export async function sendReceipt(giving: Giving, { churchId, intentId, outcome }: News): Promise<void> {
  if (outcome !== "succeeded") return;
  await inOneGo(giving, async (stores, tx) => {
    const donation = await stores.letters.donationOf(churchId, intentId);
    const to = donation?.personId ? await stores.letters.recipient(churchId, donation.personId) : null;
    if (!donation || !to) return;
    if (!(await stores.letters.claim(churchId, "receipt", donation.id, giving.now()))) return;
    const t = await giving.speak(to.language);
    const letter = receiptLetter({
      t,
      language: to.language,
      to,
      number: donation.id,
      day: donation.donatedOn,
      amount: donation.amount,
      coveredFee: donation.coveredFee,
      funds: await stores.letters.fundsOf(churchId, donation.id),
      means: describeMeans(donation),
      memo: donation.notes,
      recurring: await recurringOf(giving, stores, {
        churchId,
        t,
        to,
        scheduleId: donation.scheduleId,
        day: donation.dueOn ?? donation.donatedOn,
      }),
      passwordUrl: to.hasPassword ? null : passwordUrl(giving, to.email),
      isSandbox: donation.environment === "sandbox",
    });
    await postLetter(tx, letter);
  });
}

async function recurringOf(
  giving: Giving,
  { subscriptions, manageLinks }: GivingStores,
  {
    churchId,
    t,
    to,
    scheduleId,
    day,
  }: { churchId: string; t: Speech; to: Recipient; scheduleId: string | null; day: string },
) {
  const gift = scheduleId ? await subscriptions.find(churchId, scheduleId) : undefined;
  if (!gift) return null;
  const { id: subscriptionId, firstDay, intervalUnit: interval, intervalCount: interval_count } = gift;
  const rhythm = { interval, interval_count };
  return {
    every: describeInterval(t, interval, interval_count),
    // Counted, not looked up: a receipt may be written before the recurring gift has moved on to its next day.
    next: gift.status === "cancelled" ? null : dueDay(firstDay, rhythm, dueUpTo(firstDay, rhythm, day)),
    url: await manageUrl(giving, manageLinks, { churchId, subscriptionId, email: to.email }),
  };
}

/** The page that mails a link, as after a password was forgotten: a receipt may be read by others, and signs nobody in. */
const passwordUrl = ({ appUrls }: Giving, email: string): string =>
  `${appUrls.portal}/login?action=forgot&email=${encodeURIComponent(email)}`;
