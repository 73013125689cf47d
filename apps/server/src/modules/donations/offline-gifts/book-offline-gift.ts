import { currencyOf, unitsFor } from "../../../platform/money/church-money.ts";
import type { Donations, DonationsStores } from "../donations.ts";
import type { FundLine } from "../../funds/index.ts";

interface Booked {
  churchId: string;
  id: string;
  amount: number;
  revision: number;
}

/** Books an offline gift in the ledger, cash against its funds; with sign -1, reverses that. */
export async function bookOfflineGift(
  context: Pick<Donations, "newId" | "now">,
  { ledger }: DonationsStores,
  { churchId, id: donationId, amount, revision }: Booked,
  funds: readonly FundLine[],
  sign: 1 | -1,
): Promise<void> {
  const reason = sign === 1 ? "gift" : "correction";
  const reference = `${donationId} ${revision}`;
  const currency = currencyOf(churchId);
  const base = { churchId, donationId, at: context.now(), entryId: context.newId(), reason, reference, currency };
  await ledger.write([
    { ...base, account: "cash", fundId: null, amount: sign * amount },
    ...funds.map((line) => ({
      ...base,
      account: "fund",
      fundId: line.fundId,
      amount: -sign * unitsFor(churchId, line.amount),
    })),
  ]);
}
