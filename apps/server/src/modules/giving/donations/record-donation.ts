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
  const donatedAt = giving.now();
  const donatedOn = await stores.donations.dayOf(churchId, donatedAt);
  const donation = {
    churchId,
    id: giving.newId(),
    batchId: await stores.donations.onlineBatch(churchId, donatedOn, giving.newId()),
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
  const funds = await stores.intents.fundsOf(churchId, intent.id);
  await stores.donations.addFunds(donation, funds);
  await bookGift(giving, stores, donation, funds);
}
