import type { Gateway } from "./gateway-store.ts";
import type { Gateways } from "../gateways.ts";

/** False for a sandbox gateway on a server without a sandbox, as after a backup was restored in production. */
export const isReachable = (
  { sandboxUrl }: Pick<Gateways, "sandboxUrl">,
  { environment }: Pick<Gateway, "environment">,
): boolean => environment !== "sandbox" || sandboxUrl !== null;
