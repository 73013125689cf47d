import type { FeeQuestion } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { decimalOf } from "@offertory/i18n";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { feeToCover } from "../../../platform/money/gift-amounts.ts";
import type { Gateways } from "../gateways.ts";
import { AmountInvalid } from "../gateways-errors.ts";
import { findGatewayCard } from "../gateways/find-gateway.ts";

/** Quotes the fee that a donor adds so that the church gets the whole gift, by the rates of the gateway. */
export async function quoteFee(
  context: Pick<Gateways, "gatewayCards" | "sandboxUrl">,
  churchId: string,
  { amount, gatewayId, provider, type }: FeeQuestion,
): Promise<{ calculatedFee: number }> {
  const net = fromDecimal(amount, currencyOf(churchId));
  if (net === null || net.minorUnits < 0) throw new AmountInvalid();
  const { rates } = await findGatewayCard(context, churchId, { gatewayId, provider });
  const byBank = type === "ach" || type === "bank";
  const fee = feeToCover(net, byBank ? rates.bank : rates.card);
  return { calculatedFee: decimalOf(fee, net.currency) };
}
