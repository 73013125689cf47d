import { unitsFor } from "../../../platform/money/church-money.ts";
import { isZero, negateMoney } from "../../../platform/money/money.ts";
import type { Refunds, RefundsStores } from "../refunds.ts";
import { bookFee, fundLines, splitLossOverFunds, splitOverFunds } from "../../ledger/index.ts";
import type { DisputeUpdate } from "../../payment-providers/index.ts";
import type { DonationRow } from "../../donations/index.ts";

/** Books money that a dispute took from the donation's funds or gave back, and its fee, which is never given back. */
export async function bookMove(
  context: Pick<Refunds, "newId" | "now">,
  stores: RefundsStores,
  donation: DonationRow,
  { moves }: Pick<DisputeUpdate, "moves">,
  { id: reference, amount, fee }: DisputeUpdate["moves"][number],
): Promise<void> {
  const { ledger } = stores;
  const { churchId, id: donationId } = donation;
  const isTaken = amount.minorUnits < 0;
  const reason = isTaken ? "dispute" : "dispute-won";
  if (!isZero(amount) && !(await ledger.has(churchId, reason, reference))) {
    const holdings = await ledger.holdingsOf(churchId, donationId);
    const taken = await ledger.takenBy(
      churchId,
      moves.map((move) => move.id),
    );
    const back = taken.map(({ fundId, taken: weight }) => ({ fundId, weight }));
    const given = holdings.map(({ fundId, given: weight }) => ({ fundId, weight }));
    const parts = isTaken
      ? splitLossOverFunds(negateMoney(amount), holdings)
      : splitOverFunds(amount, back.some(({ weight }) => weight > 0) ? back : given).map((part) => ({
          ...part,
          amount: negateMoney(part.amount),
        }));
    const base = { churchId, donationId, at: context.now(), entryId: context.newId(), reason, reference };
    const moved = {
      ...base,
      account: "provider",
      fundId: null,
      amount: unitsFor(churchId, amount),
      currency: amount.currency,
    };
    await ledger.write([moved, ...fundLines(base, parts)]);
  }
  if (!isZero(fee) && !(await ledger.has(churchId, "dispute-fee", reference)))
    await bookFee(context, stores, donation, { reason: "dispute-fee", reference, fee });
}
