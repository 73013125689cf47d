import { setTimeout as pause } from "node:timers/promises";
import { isGatewayResting } from "./gateways/gateway-breaker.ts";

/** `runInParallel` returns after this time; calls that are still open then finish on their own. */
const ROUND_MS = 20_000;
const MAX_ROUNDS = 500;

/**
 * Runs `attend` for all items at once, so that an item whose provider is slow or fails does not hold up the others.
 * Throws the failures together at the end, except those of gateways that are blocked by their circuit breaker. Returns
 * the number of items.
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  attend: (item: Item) => Promise<unknown>,
  saying: string,
): Promise<number> {
  const troubles: unknown[] = [];
  const attended = items.map((item) =>
    // Started in a promise, so that a synchronous throw of one item does not stop the others.
    Promise.resolve()
      .then(() => attend(item))
      .catch((error: unknown) => void (isGatewayResting(error) || troubles.push(error))),
  );
  const end = new AbortController();
  await Promise.race([Promise.all(attended), pause(ROUND_MS, null, { signal: end.signal }).catch(() => {})]);
  end.abort();
  if (troubles.length > 0) throw new AggregateError(troubles, saying);
  return items.length;
}

/** Repeats `round` until it returns 0. It goes on after a round with failures, because other items may still be due. */
export async function runInRounds(round: () => Promise<number>): Promise<void> {
  const troubles: AggregateError[] = [];
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    try {
      if ((await round()) === 0) break;
    } catch (error) {
      if (!(error instanceof AggregateError)) throw error;
      troubles.push(error);
    }
  }
  const [first, ...more] = troubles;
  if (first)
    throw more.length === 0
      ? first
      : new AggregateError(
          troubles.flatMap(({ errors }) => errors.slice(0, 3)),
          first.message,
        );
}
