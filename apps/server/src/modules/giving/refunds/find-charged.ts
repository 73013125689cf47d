import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import { bringCharge } from "../intents/bring-charge.ts";
import type { ChargeNames } from "../providers/payment-provider.ts";
import type { DonationRow } from "../donations/donation-store.ts";

/**
 * The donation of a charge. News of what became of a charge may come before we know that it went through: then that is asked
 * for first. Undefined when the charge is none of ours.
 */
export async function findCharged(
  giving: Giving,
  gateway: Gateway,
  charge: ChargeNames,
): Promise<DonationRow | undefined> {
  const find = () => giving.refunds.donationOfCharge(gateway.churchId, gateway.provider, charge.chargeId);
  return (await find()) ?? ((await bringCharge(giving, gateway, charge)) ? find() : undefined);
}
