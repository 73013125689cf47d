/** Only failures that took this long count: a quick failure does not keep a worker busy. */
const SLOW_MS = 5000;
const MAX_SLOW_FAILURES = 2;
const BLOCK_MS = 30_000;

/** Thrown instead of calling a provider whose gateway did not answer lately. Background work tries again later. */
export class GatewayBlocked extends Error {
  constructor() {
    super("The payment provider of this gateway has not answered lately; it is asked again soon.");
  }
}

export const isGatewayBlocked = (error: unknown): boolean => error instanceof GatewayBlocked;

interface Breaker {
  failures: number;
  blockedUntil: number;
}

export type Breakers = ReturnType<typeof openBreakers>;

/**
 * Keeps a circuit breaker per gateway. Two slow calls in a row without an answer block the gateway for 30 seconds; then
 * one call is let through, and if it is answered, all others too.
 */
export function openBreakers(now: () => number = () => performance.now()) {
  const breakers = new Map<string, Breaker>();

  const recordResult = (gatewayId: string, began: number, isFailure: boolean): void => {
    const isSlow = now() - began >= SLOW_MS;
    if (!isFailure || !isSlow) return void breakers.delete(gatewayId);
    const failures = (breakers.get(gatewayId)?.failures ?? 0) + 1;
    breakers.set(gatewayId, { failures, blockedUntil: failures >= MAX_SLOW_FAILURES ? now() + BLOCK_MS : 0 });
  };

  return {
    run(gatewayId: string, call: () => unknown): unknown {
      const breaker = breakers.get(gatewayId);
      const began = now();
      if (breaker && breaker.failures >= MAX_SLOW_FAILURES) {
        if (began < breaker.blockedUntil) throw new GatewayBlocked();
        breaker.blockedUntil = began + BLOCK_MS;
      }
      const answer = call();
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (value: unknown) => {
          recordResult(gatewayId, began, isUnanswered(value));
          return value;
        },
        (error: unknown) => {
          recordResult(gatewayId, began, true);
          throw error;
        },
      );
    },
  };
}

/** Most provider calls report a missing answer as an outcome instead of throwing. */
const isUnanswered = (value: unknown): boolean =>
  value instanceof Object && "outcome" in value && (value.outcome === "unknown" || value.outcome === "unavailable");
