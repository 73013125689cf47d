import { solveChallenge, type Challenge } from "@offertory/contract/captcha/solve-challenge";
import type { Give } from "../give-context.ts";
import { call } from "./call.ts";

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
export async function passCaptcha(
  give: Pick<Give, "givingApi"> & { page: { church: { id: string } } },
): Promise<CaptchaResult> {
  try {
    const query = new URLSearchParams({ churchId: give.page.church.id });
    const challenge = await call<Challenge>(give, `/donate/captcha-challenge?${query}`);
    const token = await solveChallenge(challenge);
    return judge(await call<Verdict>(give, "/donate/captcha-verify", { body: { token, carried: true } }));
  } catch {
    return { state: "error", ticket: "" };
  }
}

export function judge({ response, success, score, ticket = "" }: Verdict): CaptchaResult {
  if (response === undefined && success === undefined && score === undefined) return { state: "error", ticket: "" };
  const passed = response === "success" || success === true || (score ?? 0) >= PASSING_SCORE;
  return passed ? { state: "success", ticket } : { state: "robot", ticket: "" };
}
