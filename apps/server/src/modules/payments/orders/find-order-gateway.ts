import { findGateway, type Gateway, GatewayNotFound } from "../../gateways/index.ts";
import { type PaymentProvider, requireCapability } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";

interface GatewayChoice {
  churchId?: string | null | undefined;
  provider?: string | null | undefined;
  gatewayId?: string | null | undefined;
}

/** Finds the gateway and its `orders` capability, in the caller's church, or for guests in the church that was sent. */
export async function findOrderGateway(
  context: Pick<Payments, "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  choice: GatewayChoice,
  caller: { churchId: string } | null,
): Promise<{ gateway: Gateway; orders: NonNullable<PaymentProvider["orders"]> }> {
  const churchId = caller?.churchId ?? choice.churchId;
  if (!churchId) throw new GatewayNotFound();
  const { gatewayId, provider } = choice;
  const gateway = await findGateway(context, churchId, { gatewayId, provider: provider || "paypal" });
  const orders = requireCapability(context.providers[gateway.provider], "orders", () => new GatewayNotFound());
  return { gateway, orders };
}
