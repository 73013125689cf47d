import { solveChallenge, type Challenge } from "@offertory/contract/captcha/solve-challenge";
import { askService } from "../calls/index.ts";

/** Empty until the visitor's machine has worked; `robot` and `error` are tried again at the next press. */
export type CaptchaState = "" | "success" | "robot" | "error";

/** What a captcha came to, and the ticket that it left. */
export interface CaptchaResult {
  state: CaptchaState;
  ticket: string;
}

interface Verdict {
  response?: string;
  success?: boolean;
  score?: number;
  ticket?: string;
}

const PASSING_SCORE = 0.5;

/** Shows that a person is here: the visitor's own machine solves a challenge, and the server leaves a ticket for one gift. */
export async function passCaptcha(givingApi: string, churchId: string): Promise<CaptchaResult> {
  try {
    const query = new URLSearchParams({ churchId });
    const { parameters, signature } = await askService<Challenge>(`${givingApi}/donate/captcha-challenge?${query}`);
    if (!parameters || signature === undefined) return { state: "error", ticket: "" };
    const token = await solveChallenge({ parameters, signature });
    return judge(await askService<Verdict>(`${givingApi}/donate/captcha-verify`, { body: { token, carried: true } }));
  } catch {
    return { state: "error", ticket: "" };
  }
}

export function judge({ response, success, score, ticket = "" }: Verdict): CaptchaResult {
  if (response === undefined && success === undefined && score === undefined) return { state: "error", ticket: "" };
  const passed = response === "success" || success === true || (score ?? 0) >= PASSING_SCORE;
  return passed ? { state: "success", ticket } : { state: "robot", ticket: "" };
}
