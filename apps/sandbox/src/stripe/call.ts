import type { Account } from "./account.ts";
import type { Params } from "./params.ts";

/** The arguments of a call. */
export type CallInput = {
  params: Params;
  /** The ids of the path in their order; "" where the path has none. */
  id: string;
  subId: string;
  /** The path, for the `url` field of lists. */
  url: string;
  /** Sent with the publishable key, from a browser: it needs a client secret and gets fewer fields. */
  fromBrowser: boolean;
};

/**
 * One call of the API. It runs without an await, so that all its changes are written together. A thrown StripeError is
 * the answer; changes made before it are kept.
 */
export type Call = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Allowed with publishable keys. */
  browser?: true;
  /** The names of its parameters; any other is refused, as Stripe does. */
  takes: string;
  run(account: Account, input: CallInput): object;
};

/** The parameters of every list, and those of a list that can be filtered by time. */
export const PAGE_PARAMS = "limit starting_after ending_before";
export const LIST_PARAMS = `${PAGE_PARAMS} created`;
