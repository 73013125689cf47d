import type { CaptchaResult } from "./pass-captcha.ts";

/** A captcha token is valid for half an hour; one older than this is not used any more. */
const TOKEN_LIFETIME_MS = 25 * 60_000;

const FAILED: CaptchaResult = { state: "error", captchaToken: "" };
const UNSUPPORTED: CaptchaResult = { state: "", captchaToken: "" };

export interface Captcha {
  /** Starts to solve the challenge as soon as somebody begins to give, so that nobody waits for it later. */
  begin(): void;
  /** Returns the result. Solves a new challenge if the last one was used, is too old or failed. */
  pass(): Promise<CaptchaResult>;
  /** Marks the captcha token as used. */
  spend(): void;
}

/**
 * Keeps one captcha token ready for the next gift. `onWork` is called with null when solving begins, and with the
 * result.
 */
export function openCaptcha(
  solve: () => Promise<CaptchaResult>,
  onWork?: (result: CaptchaResult | null) => void,
): Captcha {
  let current: { at: number; result: Promise<CaptchaResult> } | null = null;

  async function pass(): Promise<CaptchaResult> {
    if (current && Date.now() - current.at < TOKEN_LIFETIME_MS) {
      const known = await current.result;
      if (known.state === "success") return known;
    }
    const result = isSupported() ? solve().catch(() => FAILED) : Promise.resolve(UNSUPPORTED);
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

/**
 * Solving a challenge needs crypto.subtle, which browsers offer on secure pages only. Without a captcha token the
 * server accepts no gift.
 */
function isSupported(): boolean {
  if (globalThis.crypto?.subtle) return true;
  // oxlint-disable-next-line no-console -- for who runs the page, not for who gives
  console.warn("The captcha is not there: the server decides about this gift.");
  return false;
}
