import type { Account } from "./account.ts";
import type { Params } from "./params.ts";

/** What a call is given. */
export type Asked = {
  params: Params;
  /** The ids of the path, in their order; "" where the path has none. */
  id: string;
  subId: string;
  /** The path, as lists name it. */
  url: string;
  /** Asked with the publishable key, from a browser: it gets less, and only with a client secret. */
  fromBrowser: boolean;
};

/**
 * One call of the API. It runs without waiting, so that everything it changes is written together; what it throws is the answer
 * too, and what it changed before stays.
 */
export type Call = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Open to publishable keys. */
  browser?: true;
  /** The parameters it knows; any other is refused, as Stripe does. */
  takes: string;
  run(account: Account, asked: Asked): object;
};

/** What every list takes; and what one takes that can be asked by time. */
export const PAGE = "limit starting_after ending_before";
export const LIST = `${PAGE} created`;
