import type { Gift } from "@offertory/contract";
import { findGateway } from "../gateways/find-gateway.ts";
import type { Gateway } from "../gateways/gateway-store.ts";
import type { Giving } from "../giving.ts";
import type { Giver } from "./find-giver.ts";
import { resolvePaymentSource, type Means } from "./resolve-payment-source.ts";
import { readGift, type ReadGift } from "./parse-gift.ts";

export interface UnderstoodGift extends ReadGift {
  gateway: Gateway;
  means: Means;
}

/** Where a gift goes, what pays it, and how much of it is for what: nothing has happened yet. */
export async function resolveGift(giving: Giving, giver: Giver, gift: Gift): Promise<UnderstoodGift> {
  const { churchId } = giver;
  // Three short questions that travel together cost little more than one.
  const [gateway, methods, open] = await Promise.all([
    findGateway(giving, churchId, gift),
    giving.methodsNamed(churchId, gift.id ?? ""),
    giving.openFunds(churchId),
  ]);
  const means = await resolvePaymentSource(giving, giver, gateway, {
    id: gift.id ?? "",
    method: methods.find(({ gatewayId }) => gatewayId === gateway.id),
  });
  const rate = means.type === "bank" ? gateway.rates.bank : gateway.rates.card;
  return { gateway, means, ...readGift(gift, rate, open) };
}
