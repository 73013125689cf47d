import type { Gateway } from "./gateway-store.ts";
import type { Gateways } from "../gateways.ts";

/** A gateway of the sandbox that came with a backup has nobody to ask where there is no sandbox. */
export const isInReach = (
  { sandboxUrl }: Pick<Gateways, "sandboxUrl">,
  { environment }: Pick<Gateway, "environment">,
): boolean => environment !== "sandbox" || sandboxUrl !== null;
