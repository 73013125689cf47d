import { CallFailed } from "./call-failed.ts";

const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 8000;

/**
 * Retries up to three times while the server answers 503 with Retry-After. Pauses double and are randomized, so that
 * the pages of a whole congregation do not return in the same second.
 */
export async function retryWhileUnavailable<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (retries === MAX_RETRIES || signal?.aborted || !isUnavailable(error)) throw error;
      const pause = Math.min(error.retryAfter * 1000 * 2 ** retries, MAX_PAUSE_MS);
      await wait(pause * (0.75 + Math.random() / 2), signal);
      if (signal?.aborted) throw error;
    }
  }
}

const isUnavailable = (error: unknown): error is CallFailed & { retryAfter: number } =>
  error instanceof CallFailed && error.status === 503 && error.retryAfter !== null;

/** Waits; ends early if the call is aborted. */
const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", done);
  });
