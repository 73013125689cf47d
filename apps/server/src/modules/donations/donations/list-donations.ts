import type { DonationLine } from "@offertory/contract";
import { currencyOf, decimalsOf } from "../../../platform/money/church-money.ts";
import type { Donations } from "../donations.ts";
import type { SeenDonor } from "../people/may-see-donations.ts";

/** Lists a person's donations, one line for each fund line. */
export async function listDonationsOf(
  context: Pick<Donations, "donations">,
  donor: SeenDonor,
): Promise<DonationLine[]> {
  const rows = await context.donations.historyOf(donor);
  const decimal = decimalsOf(donor.churchId);
  const currency = currencyOf(donor.churchId).toLowerCase();
  return rows.map(({ fundId, fundName, fundAmount, donatedAt, amount, ...row }) => ({
    ...row,
    amount: decimal(amount),
    currency,
    donationDate: donatedAt.toISOString(),
    fund: { id: fundId, name: fundName, amount: decimal(fundAmount) },
  }));
}
