const fetchSending = () => import("./sending.ts");

let loading: ReturnType<typeof fetchSending> | null = null;

/** Loads the code for sending a gift once; after a failure the next call tries again. */
export function loadSending(): ReturnType<typeof fetchSending> {
  loading ??= fetchSending().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
