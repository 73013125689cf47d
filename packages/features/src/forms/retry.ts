import { NoAnswer, Refused } from "./form-calls.ts";

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Waits between retries; a wait ends early when the browser is online again or the user asks for it. */
export interface RetryTimer {
  wait(ms: number): Promise<void>;
  /** False after the page was left; then retrying stops. */
  isActive(): boolean;
}

/** Whether to retry: no response came, or a payment is still being confirmed. */
const isRetryable = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof Refused && error.code === "form-payment-open");

/** Retries a call until the server responds, however long that takes; null if the page was left meanwhile. */
export async function retry<Answer>(
  send: () => Promise<Answer>,
  { wait, isActive }: RetryTimer,
  onLost: (error: unknown) => void,
): Promise<{ answer: Answer } | null> {
  for (let attempt = 0; isActive(); attempt += 1) {
    try {
      return { answer: await send() };
    } catch (error) {
      if (!isRetryable(error)) throw error;
      onLost(error);
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
    }
  }
  return null;
}

/** Creates the waits of a page; they end early when the browser is online again. */
export function createRetryTimer(): RetryTimer & { retryNow(): void; stop(): void; start(): void } {
  let isActive = true;
  let end = (): void => {};
  return {
    isActive: () => isActive,
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        addEventListener("online", done);
        function done() {
          clearTimeout(timer);
          removeEventListener("online", done);
          resolve();
        }
        end = done;
      }),
    retryNow: () => end(),
    stop: () => {
      isActive = false;
      end();
    },
    start: () => {
      isActive = true;
    },
  };
}
