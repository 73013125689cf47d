import { useCallback, useRef, useState } from "react";

/** Runs one task at a time: calls meanwhile, as by a double click, are ignored. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, once };
}
