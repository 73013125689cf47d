/** The browser lost its connection while an answer was waited for. */
export class WentOffline extends Error {}

/** Waits for an answer, but not beyond the moment in which the browser knows that none can come. */
export async function untilOffline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const offline = new Promise<never>((_, reject) => {
    const tell = () => reject(new WentOffline());
    globalThis.addEventListener?.("offline", tell, { once: true, signal: over.signal });
  });
  try {
    return await Promise.race([answer, offline]);
  } finally {
    over.abort();
  }
}

/** Whether the browser knows that it has no connection; where nobody tells, there is one. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
