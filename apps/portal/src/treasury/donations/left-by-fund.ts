import { centsOf, dollarsOf, sumOf, type ChurchDonation, type KeptRefund } from "@offertory/contract";
import { fundsOf } from "./funds-of.ts";

/** The gift with what each of its funds still holds of it: what went back, or is on its way, is not there to give. */
export function withLeft(
  gift: ChurchDonation,
  refunds: readonly Pick<KeptRefund, "status" | "funds">[],
): ChurchDonation {
  const gone = refunds.filter(({ status }) => status !== "failed").flatMap(({ funds }) => funds);
  const goneOf = (fundId: string) =>
    sumOf(gone.filter(({ id }) => id === fundId).map(({ amount }) => centsOf(amount) ?? 0));
  const funds = fundsOf(gift).map(({ id, name, given }) => ({ id, name, amount: dollarsOf(given - goneOf(id)) }));
  return { ...gift, funds: funds.filter(({ amount }) => amount > 0) };
}
