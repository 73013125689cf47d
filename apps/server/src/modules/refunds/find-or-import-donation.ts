import type { Gateway } from "../gateways/index.ts";
import { importCharge } from "../payments/index.ts";
import type { ChargeIds } from "../payment-providers/index.ts";
import type { DonationRow } from "../donations/index.ts";
import type { Refunds } from "./refunds.ts";

/**
 * Returns the donation of a charge. A refund or dispute may be reported before we know that its charge succeeded: then
 * the charge is fetched from the provider and recorded first. Undefined if the charge is not ours.
 */
export async function findOrImportDonation(
  context: Refunds,
  gateway: Gateway,
  charge: ChargeIds,
): Promise<DonationRow | undefined> {
  const find = () => context.refunds.donationOfCharge(gateway.churchId, gateway.provider, charge.chargeId);
  return (await find()) ?? ((await importCharge(context, gateway, charge)) ? find() : undefined);
}
