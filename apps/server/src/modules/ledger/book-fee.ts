import { unitsFor } from "../../platform/money/church-money.ts";
import type { Money } from "../../platform/money/money.ts";
import type { LedgerStore, Line } from "./ledger-store.ts";
import type { EntryMaker } from "./entry-maker.ts";

interface DonationKey {
  churchId: string;
  id: string;
}

interface FeeEntry {
  /** Whether the provider charged the fee for the donation, for a refund or for a dispute. */
  reason: "fee" | "refund-fee" | "dispute-fee";
  reference: string;
  fee: Money;
}

/** Books a fee that the provider kept: it reduces what the provider owes the church. */
export const bookFee = (
  maker: EntryMaker,
  { ledger }: { ledger: Pick<LedgerStore, "write"> },
  donation: DonationKey,
  entry: FeeEntry,
): Promise<void> => ledger.write(feeLines(maker, donation, entry));

export function feeLines(
  { now, newId }: EntryMaker,
  { churchId, id: donationId }: DonationKey,
  { reason, reference, fee }: FeeEntry,
): Line[] {
  const base = {
    churchId,
    donationId,
    at: now(),
    entryId: newId(),
    reason,
    reference,
    fundId: null,
    currency: fee.currency,
  };
  const amount = unitsFor(churchId, fee);
  return [
    { ...base, account: "fees", amount },
    { ...base, account: "provider", amount: -amount },
  ];
}
