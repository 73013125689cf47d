import { can, dollarsOf, type DonationLine } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Giving } from "../giving.ts";

/** What a person gave: one's own, or anybody's for those who may see donations. */
export async function listDonationsOf(giving: Giving, personId: string, caller: Caller): Promise<DonationLine[]> {
  if (personId !== caller.personId && !may(caller, can.viewDonations)) throw new NotAllowed();
  const rows = await giving.donations.historyOf(caller.churchId, personId);
  return rows.map(({ fundId, fundName, fundAmount, donatedAt, amount, ...row }) => ({
    ...row,
    amount: dollarsOf(amount),
    currency: "usd",
    donationDate: donatedAt.toISOString(),
    fund: { id: fundId, name: fundName, amount: dollarsOf(fundAmount) },
  }));
}
