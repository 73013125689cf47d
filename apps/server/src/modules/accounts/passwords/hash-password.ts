import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters that OWASP recommends first: 19 MiB of memory and about 20 ms of one core per hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * How many hashes run at once on the thread pool: one fewer than there are cores, so that many sign-ins at once do not
 * delay other calls.
 */
const MAX_PARALLEL_HASHES = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let freeSlots = MAX_PARALLEL_HASHES;

async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (freeSlots > 0) freeSlots -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else freeSlots += 1;
  }
}

export const hashPassword = (password: string): Promise<string> => withHashSlot(() => hash(password, COST));

/**
 * A hash to compare with when an address has no account, so that the response time does not reveal which addresses have
 * one.
 */
let decoyHash: Promise<string> | null = null;

/**
 * Runs before and after a comparison, in its slot. Only MAX_PARALLEL_HASHES run at once, so guesses that were sent
 * together cannot all pass the limit before one of them is counted.
 */
export interface ComparisonHooks {
  before(): Promise<void>;
  after(matches: boolean): Promise<void>;
}

export async function passwordMatches(storedHash: string, password: string, hooks: ComparisonHooks): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const comparedHash = storedHash || (await decoyHash);
  return withHashSlot(async () => {
    await hooks.before();
    const verified = await verify(comparedHash, password).catch(() => false);
    const matches = verified && storedHash !== "";
    await hooks.after(matches);
    return matches;
  });
}
