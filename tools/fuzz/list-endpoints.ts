import * as contract from "@offertory/contract";
import type { Endpoint } from "@offertory/contract";
import { isEndpoint } from "../main-thread/is-endpoint.ts";

/** Calls that end sessions or delete rows that other calls need come last. */
const METHOD_ORDER = ["GET", "POST", "PATCH", "DELETE"];
const RUN_LAST = /signOut|archive|erase|merge|\/me\/|self|userchurch/i;

/** Returns every endpoint of the contract with its name, so that a new one is tested without being added here. */
export const listEndpoints = (): (readonly [string, Endpoint])[] =>
  Object.values(contract)
    .filter((value) => isEndpoint(value))
    .toSorted(
      (one, other) =>
        Number(RUN_LAST.test(one.path)) - Number(RUN_LAST.test(other.path)) ||
        METHOD_ORDER.indexOf(one.method) - METHOD_ORDER.indexOf(other.method),
    )
    .map((endpoint) => [`${endpoint.method} /${endpoint.api}${endpoint.path}`, endpoint] as const);
