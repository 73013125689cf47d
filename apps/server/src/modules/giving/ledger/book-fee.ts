import type { Cents } from "@offertory/contract";
import type { Giving, GivingStores } from "../giving.ts";
import type { Line } from "./ledger-store.ts";

interface Charged {
  churchId: string;
  id: string;
}

interface Taken {
  /** Of the gift itself, of giving it back, of a dispute. */
  reason: "fee" | "refund-fee" | "dispute-fee";
  reference: string;
  fee: Cents;
}

/** What the payment provider kept for itself: it owes us that much less. */
export const bookFee = (giving: Giving, { ledger }: GivingStores, donation: Charged, taken: Taken): Promise<void> =>
  ledger.write(feeLines(giving, donation, taken));

export function feeLines(
  giving: Giving,
  { churchId, id: donationId }: Charged,
  { reason, reference, fee }: Taken,
): Line[] {
  const base = { churchId, donationId, at: giving.now(), entryId: giving.newId(), reason, reference, fundId: null };
  return [
    { ...base, account: "fees", amount: fee },
    { ...base, account: "provider", amount: -fee },
  ];
}
