import { dollarsOf, type OwnGift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";
import { seeOwnDonations } from "../people/may-see-donations.ts";

/** What the caller gave to the church that they are in: nobody else's, whatever else they may see. */
export async function listMyGifts({ history }: Giving, caller: Caller): Promise<OwnGift[]> {
  const rows = await history.giftsOf(seeOwnDonations(caller));
  return rows.map(({ donatedOn, amount, coveredFee, refunded, scheduleId, funds, ...row }) => ({
    ...row,
    day: donatedOn,
    amount: dollarsOf(amount),
    coveredFee: dollarsOf(coveredFee),
    refunded: dollarsOf(refunded),
    recurring: scheduleId !== null,
    funds: funds.map((share) => ({
      ...share,
      amount: dollarsOf(share.amount),
      refunded: dollarsOf(share.refunded),
    })),
  }));
}
