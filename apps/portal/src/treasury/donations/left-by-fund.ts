import { unitsOf, decimalOfUnits } from "@offertory/i18n";
import { sumOf, type ChurchDonation, type KeptRefund } from "@offertory/contract";
import { fundsOf } from "./funds-of.ts";

/**
 * Returns the donation with the amounts that its funds still have: refunded amounts and pending refunds are subtracted.
 */
export function withLeft(
  gift: ChurchDonation,
  refunds: readonly Pick<KeptRefund, "status" | "funds">[],
): ChurchDonation {
  const gone = refunds.filter(({ status }) => status !== "failed").flatMap(({ funds }) => funds);
  const goneOf = (fundId: string) =>
    sumOf(gone.filter(({ id }) => id === fundId).map(({ amount }) => unitsOf(amount) ?? 0));
  const funds = fundsOf(gift).map(({ id, name, given }) => ({ id, name, amount: decimalOfUnits(given - goneOf(id)) }));
  return { ...gift, funds: funds.filter(({ amount }) => amount > 0) };
}
