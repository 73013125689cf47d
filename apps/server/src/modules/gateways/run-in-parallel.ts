import { setTimeout as pause } from "node:timers/promises";
import { isGatewayBlocked } from "./gateways/gateway-breaker.ts";

/** `runInParallel` returns after this time; calls that are still open then finish on their own. */
const ROUND_TIMEOUT_MS = 20_000;
const MAX_ROUNDS = 500;

/**
 * Runs `handle` for all items at once, so that an item whose provider is slow or fails does not hold up the others.
 * Throws the failures together at the end, except those of gateways that are blocked by their circuit breaker. Returns
 * the number of items.
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
  message: string,
): Promise<number> {
  const failures: unknown[] = [];
  const handled = items.map((item) =>
    // Started in a promise, so that a synchronous throw of one item does not stop the others.
    Promise.resolve()
      .then(() => handle(item))
      .catch((error: unknown) => void (isGatewayBlocked(error) || failures.push(error))),
  );
  const end = new AbortController();
  await Promise.race([Promise.all(handled), pause(ROUND_TIMEOUT_MS, null, { signal: end.signal }).catch(() => {})]);
  end.abort();
  if (failures.length > 0) throw new AggregateError(failures, message);
  return items.length;
}

/** Repeats `round` until it returns 0. It goes on after a round with failures, because other items may still be due. */
export async function runInRounds(round: () => Promise<number>): Promise<void> {
  const failures: AggregateError[] = [];
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    try {
      if ((await round()) === 0) break;
    } catch (error) {
      if (!(error instanceof AggregateError)) throw error;
      failures.push(error);
    }
  }
  const [first, ...more] = failures;
  if (first)
    throw more.length === 0
      ? first
      : new AggregateError(
          failures.flatMap(({ errors }) => errors.slice(0, 3)),
          first.message,
        );
}
