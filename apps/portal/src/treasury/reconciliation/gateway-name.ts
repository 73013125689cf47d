import type { Provider } from "@offertory/contract";
import { PROVIDER_NAMES } from "../gateways/gateway-labels.ts";

export interface NamedGateway {
  id: string;
  provider: Provider;
  sandbox: boolean;
}

/** Returns the provider name of a gateway; a dash if the user may not see that gateway. */
export function gatewayName(gateways: readonly NamedGateway[], id: string): string {
  const gateway = gateways.find((each) => each.id === id);
  return gateway ? PROVIDER_NAMES[gateway.provider] : "–";
}
