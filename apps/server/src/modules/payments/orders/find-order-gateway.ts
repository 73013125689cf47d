import { PROVIDERS } from "@offertory/contract";
import { findGateway, type Gateway, GatewayNotFound } from "../../gateways/index.ts";
import { type PaymentProvider, requireCapability } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";

interface GatewayChoice {
  churchId?: string | null | undefined;
  provider?: string | null | undefined;
  gatewayId?: string | null | undefined;
}

/**
 * Finds the gateway and its `orders` capability, in the caller's church, or for guests in the church that was sent. A
 * request that names no provider means the first one with orders.
 */
export async function findOrderGateway(
  context: Pick<Payments, "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  choice: GatewayChoice,
  caller: { churchId: string } | null,
): Promise<{ gateway: Gateway; orders: NonNullable<PaymentProvider["orders"]> }> {
  const churchId = caller?.churchId ?? choice.churchId;
  if (!churchId) throw new GatewayNotFound();
  const provider = choice.provider || PROVIDERS.find((name) => context.providers[name].orders);
  const gateway = await findGateway(context, churchId, { gatewayId: choice.gatewayId, provider });
  const orders = requireCapability(context.providers[gateway.provider], "orders", () => new GatewayNotFound());
  return { gateway, orders };
}
