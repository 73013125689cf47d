import { churchMoney } from "../../platform/money/church-money.ts";
import type { FundShareRow } from "../funds/index.ts";
import { feeLines } from "./book-fee.ts";
import type { EntryMaker } from "./entry-maker.ts";
import { fundLines } from "./fund-lines.ts";
import type { Line } from "./ledger-store.ts";

interface Booked {
  churchId: string;
  id: string;
  amount: number;
  coveredFee: number;
  providerFee: number | null;
  transactionId: string | null;
}

/**
 * A gift in the ledger, as lines that add up to nothing: what the payment provider owes us, against what each fund was given and
 * what the donor added for the fee. The fee itself follows as soon as it is known.
 */
export function giftLines(maker: EntryMaker, donation: Booked, funds: readonly FundShareRow[]): Line[] {
  const { churchId, id: donationId, amount, coveredFee, providerFee, transactionId } = donation;
  const gift = {
    churchId,
    donationId,
    at: maker.now(),
    entryId: maker.newId(),
    reference: transactionId ?? donationId,
    reason: "gift",
  };
  return [
    { ...gift, account: "provider", fundId: null, amount },
    ...fundLines(gift, [
      ...funds.map((share) => ({ fundId: share.fundId, amount: churchMoney(churchId, -share.amount) })),
      { fundId: null, amount: churchMoney(churchId, -coveredFee) },
    ]),
    ...(providerFee === null
      ? []
      : feeLines(maker, donation, {
          reason: "fee",
          reference: gift.reference,
          fee: churchMoney(churchId, providerFee),
        })),
  ];
}
