import { solveChallenge, type Challenge } from "@offertory/contract/captcha/solve-challenge";
import { askService } from "../calls/index.ts";

/** Empty until the challenge is solved; after `robot` and `error` the next press of the button tries again. */
export type CaptchaState = "" | "success" | "robot" | "error";

/** The result of a captcha and its captcha token, which is empty unless it was a success. */
export interface CaptchaResult {
  state: CaptchaState;
  captchaToken: string;
}

interface Verdict {
  response?: string;
  success?: boolean;
  score?: number;
  captchaToken?: string;
}

const PASSING_SCORE = 0.5;

/** Lets the visitor's device solve a challenge and returns the captcha token that the server gives for one gift. */
export async function passCaptcha(givingApi: string, churchId: string): Promise<CaptchaResult> {
  try {
    const query = new URLSearchParams({ churchId });
    const { parameters, signature } = await askService<Challenge>(`${givingApi}/donate/captcha-challenge?${query}`);
    if (!parameters || signature === undefined) return { state: "error", captchaToken: "" };
    const token = await solveChallenge({ parameters, signature });
    return readVerdict(
      await askService<Verdict>(`${givingApi}/donate/captcha-verify`, { body: { token, carried: true } }),
    );
  } catch {
    return { state: "error", captchaToken: "" };
  }
}

export function readVerdict({ response, success, score, captchaToken = "" }: Verdict): CaptchaResult {
  if (response === undefined && success === undefined && score === undefined)
    return { state: "error", captchaToken: "" };
  const passed = response === "success" || success === true || (score ?? 0) >= PASSING_SCORE;
  return passed ? { state: "success", captchaToken } : { state: "robot", captchaToken: "" };
}
