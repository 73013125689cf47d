import { unitsFor } from "../../platform/money/church-money.ts";
import type { Money } from "../../platform/money/money.ts";
import type { LedgerStore, Line } from "./ledger-store.ts";
import type { EntryMaker } from "./entry-maker.ts";

interface Charged {
  churchId: string;
  id: string;
}

interface Taken {
  /** Of the gift itself, of giving it back, of a dispute. */
  reason: "fee" | "refund-fee" | "dispute-fee";
  reference: string;
  fee: Money;
}

/** What the payment provider kept for itself: it owes us that much less. */
export const bookFee = (
  maker: EntryMaker,
  { ledger }: { ledger: Pick<LedgerStore, "write"> },
  donation: Charged,
  taken: Taken,
): Promise<void> => ledger.write(feeLines(maker, donation, taken));

export function feeLines(
  { now, newId }: EntryMaker,
  { churchId, id: donationId }: Charged,
  { reason, reference, fee }: Taken,
): Line[] {
  const base = { churchId, donationId, at: now(), entryId: newId(), reason, reference, fundId: null };
  const amount = unitsFor(churchId, fee);
  return [
    { ...base, account: "fees", amount },
    { ...base, account: "provider", amount: -amount },
  ];
}
