import { useCallback, useRef, useState } from "react";

/** Runs tasks one after the other, in the order they were added, and knows whether any is unfinished. */
export function useSaving() {
  const [pending, setPending] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const inLine = useCallback(<Done>(work: () => Promise<Done>): Promise<Done> => {
    setPending((count) => count + 1);
    const done = line.current.then(work, work);
    line.current = done.catch(() => undefined);
    return done.finally(() => setPending((count) => count - 1));
  }, []);
  return { inLine, isSaving: pending > 0 };
}
