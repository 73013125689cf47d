import { centsOf, coveredFee, dollarsOf, type FeeQuestion } from "@offertory/contract";
import type { Gateways } from "../gateways.ts";
import { AmountInvalid } from "../gateways-errors.ts";
import { findGatewayCard } from "../gateways/find-gateway.ts";

/** What to add to a gift so that the church gets it whole, by the rates of the gateway. */
export async function quoteFee(
  giving: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
  { amount, gatewayId, provider, type }: FeeQuestion,
): Promise<{ calculatedFee: number }> {
  const net = centsOf(amount);
  if (net === null || net < 0) throw new AmountInvalid();
  const { rates } = await findGatewayCard(giving, churchId, { gatewayId, provider });
  const byBank = type === "ach" || type === "bank";
  return { calculatedFee: dollarsOf(coveredFee(net, byBank ? rates.bank : rates.card)) };
}
