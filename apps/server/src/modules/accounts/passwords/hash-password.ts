import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters that OWASP names first; 19 MiB and some 20 ms of one core each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on the thread pool, and on one core less than there are: while eight people sign in without pause, every
 * other call is still answered at once.
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

/** Spent on addresses without an account too, so that the time of an answer does not tell who has one. */
let decoy: Promise<string> | null = null;

/** What surrounds a comparison while its turn lasts: few run at once, so that guesses sent together are counted one by one. */
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
