import { giftLines } from "../ledger/gift-lines.ts";
import type { Line } from "../ledger/ledger-store.ts";
import type { Giving, GivingStores } from "../giving.ts";
import type { FundShare, Intent } from "../intents/intent-store.ts";
import type { ChargeNews } from "../providers/payment-provider.ts";
import type { NewDonation } from "./donation-store.ts";

export type Success = Extract<ChargeNews, { outcome: "succeeded" }>;

/** A donation as it goes into the books: with what each fund gets of it, and its lines of the ledger. */
export interface DonationRecord {
  donation: NewDonation;
  funds: readonly FundShare[];
  lines: readonly Line[];
}

/** What is to be written of a charge that went through, and the gift as it stands. */
export async function composeDonation(
  giving: Giving,
  { donations }: Pick<GivingStores, "donations">,
  which: Pick<Intent, "churchId" | "id">,
  news: Success,
): Promise<{ intent: Intent; record: DonationRecord }> {
  const donatedAt = news.at ?? giving.now();
  const { intent, day, batchId, funds } = await donations.groundOf(which, donatedAt, giving.newId());
  const { churchId, provider, personId, amount, coveredFee, notes } = intent;
  const donation = {
    churchId,
    id: giving.newId(),
    batchId,
    personId,
    intentId: intent.id,
    scheduleId: intent.scheduleId,
    provider,
    transactionId: news.transactionId,
    donatedOn: day,
    donatedAt,
    amount,
    coveredFee,
    providerFee: news.fee,
    method: intent.methodType,
    methodDetails: [intent.methodName, intent.methodLast4].filter(Boolean).join(" "),
    notes,
    status: "succeeded" as const,
  };
  return { intent, record: { donation, funds, lines: giftLines(giving, donation, funds) } };
}

/** Writes the donation of a charge that went through, once: a second one of the same charge cannot be written. */
export async function recordDonation(
  giving: Giving,
  stores: GivingStores,
  which: Pick<Intent, "churchId" | "id">,
  news: Success,
): Promise<void> {
  const { record } = await composeDonation(giving, stores, which, news);
  await stores.donations.record(record);
}
