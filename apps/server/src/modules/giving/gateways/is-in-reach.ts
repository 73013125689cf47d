import type { Gateway } from "./gateway-store.ts";
import type { Giving } from "../giving.ts";

/** A gateway of the sandbox that came with a backup has nobody to ask where there is no sandbox. */
export const isInReach = ({ sandboxUrl }: Giving, { environment }: Pick<Gateway, "environment">): boolean =>
  environment !== "sandbox" || sandboxUrl !== null;
