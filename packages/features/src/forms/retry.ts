import { NoAnswer, Refused } from "./form-door.ts";

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Waits between retries; a wait ends early when the browser is online again or the user asks for it. */
export interface Patience {
  wait(ms: number): Promise<void>;
  /** False after the page was left; then retrying stops. */
  isHere(): boolean;
}

/** Whether to retry: no response came, or a payment is still being confirmed. */
const comesLater = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof Refused && error.code === "form-payment-open");

/** Retries a call until the server responds, however long that takes; null if the page was left meanwhile. */
export async function retry<Answer>(
  ask: () => Promise<Answer>,
  { wait, isHere }: Patience,
  onLost: (error: unknown) => void,
): Promise<{ answer: Answer } | null> {
  for (let turn = 0; isHere(); turn += 1) {
    try {
      return { answer: await ask() };
    } catch (error) {
      if (!comesLater(error)) throw error;
      onLost(error);
      await wait(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0);
    }
  }
  return null;
}

/** Creates the waits of a page; they end early when the browser is online again. */
export function openPatience(): Patience & { hurry(): void; leave(): void; stay(): void } {
  let isHere = true;
  let end = (): void => {};
  return {
    isHere: () => isHere,
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
    hurry: () => end(),
    leave: () => {
      isHere = false;
      end();
    },
    stay: () => {
      isHere = true;
    },
  };
}
