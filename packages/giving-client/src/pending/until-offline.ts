/** The browser went offline while waiting for an answer. */
export class WentOffline extends Error {}

/** Waits for an answer, but throws WentOffline as soon as the browser is offline. */
export async function untilOffline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const finished = new AbortController();
  const offline = new Promise<never>((_, reject) => {
    const rejectOffline = () => reject(new WentOffline());
    globalThis.addEventListener?.("offline", rejectOffline, { once: true, signal: finished.signal });
  });
  try {
    return await Promise.race([answer, offline]);
  } finally {
    finished.abort();
  }
}

/** Whether the browser reports that it is offline. A browser that reports nothing counts as online. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
