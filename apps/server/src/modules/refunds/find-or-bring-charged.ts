import type { Gateway } from "../gateways/index.ts";
import { bringCharge } from "../payments/index.ts";
import type { ChargeNames } from "../payment-providers/index.ts";
import type { DonationRow } from "../donations/index.ts";
import type { Refunds } from "./refunds.ts";

/**
 * The donation of a charge. News of what became of a charge may come before we know that it went through: then that is asked
 * for first. Undefined when the charge is none of ours.
 */
export async function findOrBringCharged(
  context: Refunds,
  gateway: Gateway,
  charge: ChargeNames,
): Promise<DonationRow | undefined> {
  const find = () => context.refunds.donationOfCharge(gateway.churchId, gateway.provider, charge.chargeId);
  return (await find()) ?? ((await bringCharge(context, gateway, charge)) ? find() : undefined);
}
