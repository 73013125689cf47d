import type { Provider } from "@offertory/contract";
import { PROVIDER_NAMES } from "../gateways/gateway-labels.ts";

export interface NamedGateway {
  id: string;
  provider: Provider;
  sandbox: boolean;
}

/** The provider of a gateway; nothing when this person does not get to know it. */
export function gatewayName(gateways: readonly NamedGateway[], id: string): string {
  const gateway = gateways.find((each) => each.id === id);
  return gateway ? PROVIDER_NAMES[gateway.provider] : "–";
}
