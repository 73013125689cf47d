import { giftLines } from "../ledger/gift-lines.ts";
import type { Line } from "../ledger/ledger-store.ts";
import type { Giving, GivingStores } from "../giving.ts";
import type { FundShare, Intent } from "../intents/intent-store.ts";
import type { PaymentUpdate } from "../providers/payment-provider.ts";
import type { NewDonation } from "./donation-store.ts";

export type Success = Extract<PaymentUpdate, { outcome: "succeeded" }>;

/** A donation as it goes into the books, but for the donor's own words: with what each fund gets of it, and its lines of the ledger. */
export interface DonationRecord {
  donation: Omit<NewDonation, "methodDetails" | "notes" | "status">;
  funds: readonly FundShare[];
  lines: readonly Line[];
}

/** What is to be written of a charge that went through. */
export async function composeDonation(
  giving: Giving,
  { donations }: Pick<GivingStores, "donations">,
  intent: Intent,
  update: Success,
): Promise<DonationRecord> {
  const { churchId, provider, personId, amount, coveredFee } = intent;
  const donatedAt = update.at ?? giving.now();
  const { funds, ...ground } = await donations.groundOf(intent, donatedAt, giving.newId());
  const donation = {
    churchId,
    id: giving.newId(),
    ...ground,
    personId,
    intentId: intent.id,
    scheduleId: intent.scheduleId,
    provider,
    transactionId: update.transactionId,
    donatedAt,
    amount,
    coveredFee,
    providerFee: update.fee,
    method: intent.methodType,
  };
  return { donation, funds, lines: giftLines(giving, donation, funds) };
}

/** Writes the donation of a charge that went through, once: a second one of the same charge cannot be written. */
export const recordDonation = async (
  giving: Giving,
  stores: GivingStores,
  intent: Intent,
  update: Success,
): Promise<void> => stores.donations.record(await composeDonation(giving, stores, intent, update));
