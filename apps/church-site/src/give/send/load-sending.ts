const fetchSending = () => import("./sending.ts");

let loading: ReturnType<typeof fetchSending> | null = null;

/** Fetches, once, what a gift is sent and followed with; where that failed, the next one tries anew. */
export function loadSending(): ReturnType<typeof fetchSending> {
  loading ??= fetchSending().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
