import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sha256 } from "../hashing/sha256.ts";
import { TooManyAttempts } from "../http/http-errors.ts";
import { WIDER_NETWORK_FACTOR, widerNetworkOf } from "./network.ts";

export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

export type Limits = ReturnType<typeof openLimits>;

/**
 * Counts tries in the database, so that limits hold across all server processes. Each count is a query, so use it only
 * for calls that need a limit.
 */
export function openLimits(pool: pg.Pool) {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, tries, seconds }: Limit): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, made);
    return made;
  };

  /** Returns the state of the first counter that has reached its limit, or null. */
  const spent = async (limit: Limit, who: string): Promise<RateLimiterRes | null> => {
    for (const [each, key] of countersOf(limit, who)) {
      const state = await limiterOf(each).get(keyOf(key));
      if (state && state.consumedPoints >= each.tries) return state;
    }
    return null;
  };

  return {
    /** Counts one try or several, and refuses them when there were too many. */
    async count(limit: Limit, who: string, tries = 1): Promise<void> {
      try {
        for (const [each, key] of countersOf(limit, who)) await limiterOf(each).consume(keyOf(key), tries);
      } catch (error) {
        throw refusalOf(error);
      }
    },

    /** Refuses when there were too many tries already, without counting this one. */
    async check(limit: Limit, who: string): Promise<void> {
      const state = await spent(limit, who);
      if (state) throw refusalOf(state);
    },

    isSpent: async (limit: Limit, who: string): Promise<boolean> => (await spent(limit, who)) !== null,

    async forget(limit: Limit, who: string): Promise<void> {
      await limiterOf(limit).delete(keyOf(who));
    },
  };
}

/** Returns the counters of a try: one for `who`, and for an IPv6 network another one for the /48 network around it. */
function countersOf(limit: Limit, who: string): [Limit, string][] {
  const wider = widerNetworkOf(who);
  if (wider === null) return [[limit, who]];
  return [
    [limit, who],
    [{ ...limit, name: `${limit.name}-wider`, tries: WIDER_NETWORK_FACTOR * limit.tries }, wider],
  ];
}

/** Hashes addresses and emails, so that the database does not store them. */
const keyOf = (who: string): string => sha256(who).slice(0, 22);

const refusalOf = (error: unknown): unknown =>
  error instanceof RateLimiterRes ? new TooManyAttempts(Math.ceil(error.msBeforeNext / 1000)) : error;
