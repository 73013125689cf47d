import { setTimeout as pause } from "node:timers/promises";
import { isGatewayResting } from "./gateways/gateway-breaker.ts";

/** A round goes on after so long; what is still waited for then ends by itself. */
const ROUND_MS = 20_000;
const MAX_ROUNDS = 500;

/**
 * Attends to all at once, each for itself: one that waits for its provider, or whose gateway is broken, keeps no other waiting.
 * What failed is said when all were tried. Answers how many there were.
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  attend: (item: Item) => Promise<unknown>,
  saying: string,
): Promise<number> {
  const troubles: unknown[] = [];
  const attended = items.map((item) =>
    // Also what throws before it waits for anything is only its own trouble.
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

/** Round after round until nothing is due. A round in which some failed is not the last: others may still be due. */
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
