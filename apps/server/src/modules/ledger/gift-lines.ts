import { churchMoney, currencyOf } from "../../platform/money/church-money.ts";
import type { FundLineRow } from "../funds/index.ts";
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
 * Returns the ledger lines of a donation, which add up to zero: what the provider owes the church, against what each
 * fund was given and the covered fee. The provider's fee is included if it is known; otherwise it is booked later.
 */
export function giftLines(maker: EntryMaker, donation: Booked, funds: readonly FundLineRow[]): Line[] {
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
    { ...gift, account: "provider", fundId: null, amount, currency: currencyOf(churchId) },
    ...fundLines(gift, [
      ...funds.map((line) => ({ fundId: line.fundId, amount: churchMoney(churchId, -line.amount) })),
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
