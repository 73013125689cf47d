import type { Endpoint } from "@offertory/contract";

/** Of all that the contract exports, the calls. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "refusals" in value;
