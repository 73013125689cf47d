import type { Endpoint } from "@offertory/contract";

/** Whether an export of the contract is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "refusals" in value;
