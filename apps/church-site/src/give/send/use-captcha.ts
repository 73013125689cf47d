import { useCallback, useRef, useState } from "react";
import type { Give } from "../give-context.ts";
import type { CaptchaResult, CaptchaState } from "./captcha.ts";
import { loadSending } from "./load-sending.ts";

/** A ticket is good for half an hour; one that is nearly over is not shown any more. */
const FRESH_MS = 25 * 60_000;

export interface Captcha {
  state: CaptchaState;
  isWorking: boolean;
  /** Begins as soon as somebody begins to give, so that nobody waits for it. */
  begin(): void;
  /** What it came to; a new try where the last one is spent, old or went wrong. */
  pass(): Promise<CaptchaResult>;
  /** The ticket has done its work. */
  spend(): void;
}

export function useCaptcha(give: Give): Captcha {
  const [state, setState] = useState<CaptchaState>("");
  const [isWorking, setIsWorking] = useState(false);
  const current = useRef<{ at: number; result: Promise<CaptchaResult> } | null>(null);

  const pass = useCallback(async (): Promise<CaptchaResult> => {
    const known = current.current;
    if (known && Date.now() - known.at < FRESH_MS) {
      const result = await known.result;
      if (result.state === "success") return result;
    }
    const result = isThere() ? passCaptcha(give) : Promise.resolve(ABSENT);
    current.current = { at: Date.now(), result };
    setIsWorking(true);
    const { state: next } = await result;
    setState(next);
    setIsWorking(false);
    return result;
  }, [give]);

  const begin = useCallback(() => {
    if (!current.current) void pass();
  }, [pass]);

  const spend = useCallback(() => {
    current.current = null;
    setState("");
  }, []);

  return { state, isWorking, begin, pass, spend };
}

const FAILED: CaptchaResult = { state: "error", ticket: "" };

const passCaptcha = (give: Give): Promise<CaptchaResult> =>
  loadSending().then(
    (sending) => sending.passCaptcha(give),
    () => FAILED,
  );

const ABSENT: CaptchaResult = { state: "", ticket: "" };

/** Challenges are solved with what browsers offer to secure pages only. Without a ticket the server takes no gift. */
function isThere(): boolean {
  if (globalThis.crypto?.subtle) return true;
  // oxlint-disable-next-line no-console -- for who runs the page, not for who gives
  console.warn("The captcha is not there: the server decides about this gift.");
  return false;
}
