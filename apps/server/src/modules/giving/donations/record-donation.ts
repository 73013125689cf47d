import { bookGift } from "../ledger/book-gift.ts";
import type { Giving, GivingStores } from "../giving.ts";
import type { Intent } from "../intents/intent-store.ts";
import type { ChargeNews } from "../providers/payment-provider.ts";

type Success = Extract<ChargeNews, { outcome: "succeeded" }>;

/** Writes the donation of a charge that went through, once: a second one of the same charge cannot be written. */
export async function recordDonation(
  giving: Giving,
  stores: GivingStores,
  intent: Intent,
  news: Success,
): Promise<void> {
  const { churchId, provider, personId, amount, coveredFee, notes } = intent;
  const donatedAt = news.at ?? giving.now();
  const { donatedOn, batchId } = await stores.donations.onlineDay(churchId, donatedAt, giving.newId());
  const donation = {
    churchId,
    id: giving.newId(),
    batchId,
    personId,
    intentId: intent.id,
    scheduleId: intent.scheduleId,
    provider,
    transactionId: news.transactionId,
    donatedOn,
    donatedAt,
    amount,
    coveredFee,
    providerFee: news.fee,
    method: intent.methodType,
    methodDetails: [intent.methodName, intent.methodLast4].filter(Boolean).join(" "),
    notes,
    status: "succeeded" as const,
  };
  if (!(await stores.donations.add(donation))) return;
  const funds = await stores.donations.addFundsOf(intent, donation.id);
  await bookGift(giving, stores, donation, funds);
}
