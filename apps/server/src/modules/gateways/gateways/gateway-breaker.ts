/** A quick no takes nobody's time: only waiting counts. */
const SLOW_MS = 5000;
const TROUBLES = 2;
const REST_MS = 30_000;

/** Its provider has not answered lately: whoever asks in the background comes back later. */
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
 * A circuit breaker for each gateway. Two slow calls in a row that brought nothing open it for half a minute; then one call is let
 * through, and the others only when that one was answered.
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

/** Providers say by an outcome, not by an error, that no answer came. */
const isUnknown = (value: unknown): boolean =>
  value instanceof Object && "outcome" in value && (value.outcome === "unknown" || value.outcome === "unavailable");
