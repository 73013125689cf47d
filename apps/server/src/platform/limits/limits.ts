import { createHash } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { TooManyTries } from "../http/http-errors.ts";

export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

export type Limits = ReturnType<typeof openLimits>;

/** Limits that hold across all server processes, because they are counted in the database. Only for guarded calls. */
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

  return {
    /** Counts one try, and refuses it when there were too many. */
    async count(limit: Limit, who: string): Promise<void> {
      try {
        await limiterOf(limit).consume(keyOf(who));
      } catch (error) {
        throw refusalOf(error);
      }
    },

    /** Refuses when there were too many tries already, without counting this one. */
    async check(limit: Limit, who: string): Promise<void> {
      const state = await limiterOf(limit).get(keyOf(who));
      if (state && state.consumedPoints >= limit.tries) throw refusalOf(state);
    },

    async forget(limit: Limit, who: string): Promise<void> {
      await limiterOf(limit).delete(keyOf(who));
    },
  };
}

/** Addresses and emails are counted without being kept. */
const keyOf = (who: string): string => createHash("sha256").update(who).digest("base64url").slice(0, 22);

const refusalOf = (error: unknown): unknown =>
  error instanceof RateLimiterRes ? new TooManyTries(Math.ceil(error.msBeforeNext / 1000)) : error;
