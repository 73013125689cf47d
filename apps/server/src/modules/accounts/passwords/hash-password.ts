import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters that OWASP recommends first: 19 MiB of memory and about 20 ms of one core per hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * How many hashes run at once on the thread pool: one fewer than there are cores, so that many sign-ins at once do not
 * delay other calls.
 */
const LANES = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let free = LANES;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/**
 * A hash to compare with when an address has no account, so that the response time does not reveal which addresses have
 * one.
 */
let decoy: Promise<string> | null = null;

/**
 * Runs before and after a comparison, within its turn. Only LANES turns run at once, so guesses that were sent together
 * cannot all pass the limit before one of them is counted.
 */
export interface Turn {
  before(): Promise<void>;
  after(matches: boolean): Promise<void>;
}

export async function passwordMatches(storedHash: string, password: string, turn: Turn): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = storedHash || (await decoy);
  return inTurn(async () => {
    await turn.before();
    const verified = await verify(against, password).catch(() => false);
    const matches = verified && storedHash !== "";
    await turn.after(matches);
    return matches;
  });
}
