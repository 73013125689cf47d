import { useCallback, useRef, useState } from "react";

/** Runs one piece of work at a time: what is asked for meanwhile, as by a double click, is not begun. */
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
