import { dollarsOf, type DonationLine } from "@offertory/contract";
import type { Donations } from "../donations.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";

/** What a person gave, a line for each fund of each gift. */
export async function listDonationsOf(giving: Pick<Donations, "donations">, donor: SeenDonor): Promise<DonationLine[]> {
  const rows = await giving.donations.historyOf(donor);
  return rows.map(({ fundId, fundName, fundAmount, donatedAt, amount, ...row }) => ({
    ...row,
    amount: dollarsOf(amount),
    currency: "usd",
    donationDate: donatedAt.toISOString(),
    fund: { id: fundId, name: fundName, amount: dollarsOf(fundAmount) },
  }));
}
