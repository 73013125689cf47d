import { unitsFor } from "../../../platform/money/church-money.ts";
import { giftLines, type EntryMaker } from "../../ledger/index.ts";
import type { PaymentUpdate } from "../../payment-providers/index.ts";
import type { DonationRecord } from "../../donations/index.ts";
import type { RecordingStore } from "./recording-store.ts";
import type { Intent } from "./intent.ts";

export type Success = Extract<PaymentUpdate, { outcome: "succeeded" }>;

/** Builds the donation, its fund lines and its ledger lines for a charge that succeeded. */
export async function composeDonation(
  maker: EntryMaker,
  { recording }: { recording: Pick<RecordingStore, "prepareDonation"> },
  intent: Intent,
  update: Success,
): Promise<DonationRecord> {
  const { churchId, provider, personId, amount, coveredFee } = intent;
  const donatedAt = update.at ?? maker.now();
  const { funds, ...prepared } = await recording.prepareDonation(intent, donatedAt, maker.newId());
  const donation = {
    churchId,
    id: maker.newId(),
    ...prepared,
    personId,
    intentId: intent.id,
    scheduleId: intent.scheduleId,
    provider,
    transactionId: update.transactionId,
    donatedAt,
    amount,
    coveredFee,
    providerFee: update.fee && unitsFor(churchId, update.fee),
    method: intent.methodType,
  };
  return { donation, funds, lines: giftLines(maker, donation, funds) };
}

/** Writes the donation of a charge that succeeded. A second call for the same charge writes nothing. */
export const recordDonation = async (
  maker: EntryMaker,
  stores: { recording: RecordingStore },
  intent: Intent,
  update: Success,
): Promise<void> => stores.recording.record(await composeDonation(maker, stores, intent, update));
