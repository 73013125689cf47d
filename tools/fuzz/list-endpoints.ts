import * as contract from "@offertory/contract";
import type { Endpoint } from "@offertory/contract";
import { isEndpoint } from "../main-thread/is-endpoint.ts";

/** Calls that end sessions or delete rows that other calls need come last. */
const ORDER = ["GET", "POST", "PATCH", "DELETE"];
const LAST = /signOut|archive|erase|merge|\/me\/|self|userchurch/i;

/** Returns every endpoint of the contract with its name, so that a new one is tested without being added here. */
export const listEndpoints = (): (readonly [string, Endpoint])[] =>
  Object.values(contract)
    .filter((value) => isEndpoint(value))
    .toSorted(
      (one, other) =>
        Number(LAST.test(one.path)) - Number(LAST.test(other.path)) ||
        ORDER.indexOf(one.method) - ORDER.indexOf(other.method),
    )
    .map((endpoint) => [`${endpoint.method} /${endpoint.api}${endpoint.path}`, endpoint] as const);
