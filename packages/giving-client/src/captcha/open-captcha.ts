import type { CaptchaResult } from "./pass-captcha.ts";

/** A ticket is good for half an hour; one that is nearly over is not shown any more. */
const FRESH_MS = 25 * 60_000;

const FAILED: CaptchaResult = { state: "error", ticket: "" };
const ABSENT: CaptchaResult = { state: "", ticket: "" };

export interface Captcha {
  /** Begins as soon as somebody begins to give, so that nobody waits for it. */
  begin(): void;
  /** What it came to; a new try where the last one is spent, old or went wrong. */
  pass(): Promise<CaptchaResult>;
  /** The ticket has done its work. */
  spend(): void;
}

/** Keeps one ticket ready for the next gift. `onWork` is told when a try begins, and what it came to. */
export function openCaptcha(
  solve: () => Promise<CaptchaResult>,
  onWork?: (result: CaptchaResult | null) => void,
): Captcha {
  let current: { at: number; result: Promise<CaptchaResult> } | null = null;

  async function pass(): Promise<CaptchaResult> {
    if (current && Date.now() - current.at < FRESH_MS) {
      const known = await current.result;
      if (known.state === "success") return known;
    }
    const result = isThere() ? solve().catch(() => FAILED) : Promise.resolve(ABSENT);
    current = { at: Date.now(), result };
    onWork?.(null);
    onWork?.(await result);
    return result;
  }

  return {
    pass,
    begin: () => void (current ?? pass()),
    spend: () => {
      current = null;
    },
  };
}

/** Challenges are solved with what browsers offer to secure pages only. Without a ticket the server takes no gift. */
function isThere(): boolean {
  if (globalThis.crypto?.subtle) return true;
  // oxlint-disable-next-line no-console -- for who runs the page, not for who gives
  console.warn("The captcha is not there: the server decides about this gift.");
  return false;
}
