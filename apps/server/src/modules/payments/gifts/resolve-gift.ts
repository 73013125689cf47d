import type { Gift } from "@offertory/contract";
import { findGateway, type Gateway } from "../../gateways/index.ts";
import { parseGift, type ParsedGift } from "../../donations/index.ts";
import type { Payments } from "../payments.ts";
import type { Donor } from "../donors/find-or-add-donor.ts";
import { resolvePaymentSource } from "./resolve-payment-source.ts";
import { type PaymentSource } from "../payment-methods/payment-source.ts";

export interface ResolvedGift extends ParsedGift {
  gateway: Gateway;
  paymentSource: PaymentSource;
}

/** Resolves the gateway, the payment source and the fund lines of a gift. Nothing is charged yet. */
export async function resolveGift(context: Payments, donor: Donor, gift: Gift): Promise<ResolvedGift> {
  const { churchId } = donor;
  // Three queries sent together take little longer than one.
  const [gateway, methods, open] = await Promise.all([
    findGateway(context, churchId, gift),
    context.methodsById(churchId, gift.id ?? ""),
    context.readOpenFunds(churchId),
  ]);
  const paymentSource = await resolvePaymentSource(context, donor, gateway, {
    id: gift.id ?? "",
    method: methods.find(({ gatewayId }) => gatewayId === gateway.id),
  });
  const rate = paymentSource.type === "bank" ? gateway.rates.bank : gateway.rates.card;
  return { gateway, paymentSource, ...parseGift(gift, rate, { churchId, open }) };
}
