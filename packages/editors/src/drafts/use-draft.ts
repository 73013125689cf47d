import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft-store.ts";

const PAUSE = 400;

/**
 * Stores a text in this browser shortly after each change, until it is saved or discarded. A draft from before is
 * offered first, and nothing is stored until the person has chosen, so that the first typed character does not
 * overwrite it.
 */
export function useDraft(key: string, value: string) {
  const [offered, setOffered] = useState<Draft | null>(() => {
    const found = readDraft(key);
    return found && found.text !== value ? found : null;
  });
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useEffectEvent(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    keepDraft(key, waiting.current.text, new Date());
    waiting.current = null;
  });

  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  function stopWaiting() {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }

  return {
    offered,
    answer: (restored: boolean) => {
      if (!restored) forgetDraft(key);
      setOffered(null);
    },
    /** Stores the current text; a text without changes deletes the draft. */
    keep: (text: string) => {
      stopWaiting();
      if (text === value) return forgetDraft(key);
      const timer = setTimeout(() => {
        waiting.current = null;
        keepDraft(key, text, new Date());
      }, PAUSE);
      waiting.current = { text, timer };
    },
    forget: () => {
      stopWaiting();
      forgetDraft(key);
    },
  };
}
