import { findGateway, type Gateway, GatewayNotFound } from "../../gateways/index.ts";
import { type PaymentProvider, requireCapability } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";

interface Asked {
  churchId?: string | null | undefined;
  provider?: string | null | undefined;
  gatewayId?: string | null | undefined;
}

/** Finds the gateway and its `orders` capability, in the caller's church, or for guests in the church that was sent. */
export async function findOrderGateway(
  context: Pick<Payments, "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  asked: Asked,
  caller: { churchId: string } | null,
): Promise<{ gateway: Gateway; orders: NonNullable<PaymentProvider["orders"]> }> {
  const churchId = caller?.churchId ?? asked.churchId;
  if (!churchId) throw new GatewayNotFound();
  const { gatewayId, provider } = asked;
  const gateway = await findGateway(context, churchId, { gatewayId, provider: provider || "paypal" });
  const orders = requireCapability(context.providers[gateway.provider], "orders", () => new GatewayNotFound());
  return { gateway, orders };
}
