import type { Giving, GivingStores } from "../giving.ts";
import type { FundShare } from "../intents/intent-store.ts";

interface Booked {
  churchId: string;
  id: string;
  amount: number;
  coveredFee: number;
  providerFee: number | null;
  transactionId: string | null;
}

/**
 * A gift in the ledger, as lines that add up to nothing: what the payment company owes us, against what each fund was given and
 * what the donor added for the fee. The fee itself follows as soon as it is known.
 */
export async function bookGift(
  giving: Giving,
  stores: GivingStores,
  donation: Booked,
  funds: readonly FundShare[],
): Promise<void> {
  const { churchId, id: donationId, amount, coveredFee, providerFee, transactionId } = donation;
  const base = {
    churchId,
    donationId,
    at: giving.now(),
    entryId: giving.newId(),
    reference: transactionId ?? donationId,
  };
  const gift = { ...base, reason: "gift", fundId: null };
  await stores.ledger.write([
    { ...gift, account: "provider", amount },
    ...funds.map((share) => ({ ...gift, account: "fund", fundId: share.fundId, amount: -share.amount })),
    ...(coveredFee > 0 ? [{ ...gift, account: "covered-fees", amount: -coveredFee }] : []),
  ]);
  if (providerFee === null) return;
  const fee = { ...base, entryId: giving.newId(), reason: "fee", fundId: null };
  await stores.ledger.write([
    { ...fee, account: "fees", amount: providerFee },
    { ...fee, account: "provider", amount: -providerFee },
  ]);
}
