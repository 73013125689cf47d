/** Only failures that took this long count: a quick failure does not keep a worker busy. */
const SLOW_MS = 5000;
const TROUBLES = 2;
const REST_MS = 30_000;

/** Thrown instead of calling a provider whose gateway did not answer lately. Background work tries again later. */
export class GatewayResting extends Error {
  constructor() {
    super("The payment provider of this gateway has not answered lately; it is asked again soon.");
  }
}

export const isGatewayResting = (error: unknown): boolean => error instanceof GatewayResting;

interface Breaker {
  troubles: number;
  restsUntil: number;
}

export type Breakers = ReturnType<typeof openBreakers>;

/**
 * Keeps a circuit breaker per gateway. Two slow calls in a row without an answer block the gateway for 30 seconds; then
 * one call is let through, and if it is answered, all others too.
 */
export function openBreakers(now: () => number = () => performance.now()) {
  const breakers = new Map<string, Breaker>();

  const note = (gatewayId: string, began: number, isTrouble: boolean): void => {
    const isSlow = now() - began >= SLOW_MS;
    if (!isTrouble || !isSlow) return void breakers.delete(gatewayId);
    const troubles = (breakers.get(gatewayId)?.troubles ?? 0) + 1;
    breakers.set(gatewayId, { troubles, restsUntil: troubles >= TROUBLES ? now() + REST_MS : 0 });
  };

  return {
    through(gatewayId: string, ask: () => unknown): unknown {
      const breaker = breakers.get(gatewayId);
      const began = now();
      if (breaker && breaker.troubles >= TROUBLES) {
        if (began < breaker.restsUntil) throw new GatewayResting();
        breaker.restsUntil = began + REST_MS;
      }
      const answer = ask();
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (value: unknown) => {
          note(gatewayId, began, isUnknown(value));
          return value;
        },
        (error: unknown) => {
          note(gatewayId, began, true);
          throw error;
        },
      );
    },
  };
}

/** Most provider calls report a missing answer as an outcome instead of throwing. */
const isUnknown = (value: unknown): boolean =>
  value instanceof Object && "outcome" in value && (value.outcome === "unknown" || value.outcome === "unavailable");
