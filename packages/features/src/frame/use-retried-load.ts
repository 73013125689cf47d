import { useCallback, useEffect, useState } from "react";
import { reloadForNewVersion } from "./reload-for-new-version.ts";

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;

interface RetriedLoad<Part> {
  part: Part | null;
  failed: boolean;
  tryAgain(): void;
}

/** Loads code. A failed load is retried after a growing pause, when the device is online again, and on request. */
export function useRetriedLoad<Part>(load: () => Promise<Part>): RetriedLoad<Part> {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const [round, setRound] = useState(0);
  const [failedRound, setFailedRound] = useState(-1);
  const failed = failedRound >= 0 && part === null;
  const tryAgain = useCallback(() => setRound((last) => last + 1), []);

  useEffect(() => {
    let isOn = true;
    load().then(
      (loaded) => isOn && setPart({ loaded }),
      () => {
        if (!isOn) return;
        setFailedRound(round);
        if (round > 0) void reloadForNewVersion();
      },
    );
    return () => {
      isOn = false;
    };
  }, [load, round]);

  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(tryAgain, Math.min(FIRST_PAUSE_MS * 2 ** failedRound, MAX_PAUSE_MS));
    window.addEventListener("online", tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", tryAgain);
    };
  }, [failed, failedRound, tryAgain]);

  return { part: part?.loaded ?? null, failed, tryAgain };
}
