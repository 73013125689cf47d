import { makeCaptchaChallenge } from "@offertory/contract";
import type { Challenge } from "@offertory/contract/captcha/solve-challenge";
import type { Call } from "../calls/connect.ts";

/**
 * Solves a captcha challenge. It takes a device a moment, which is too expensive for guessing passwords by the
 * thousand.
 */
export async function solveCaptcha(call: Call): Promise<string> {
  const [{ solveChallenge }, { parameters, signature }] = await Promise.all([
    import("@offertory/contract/captcha/solve-challenge"),
    call(makeCaptchaChallenge, { query: {} }, { token: null }),
  ]);
  return solveChallenge({ parameters: readParameters(parameters), signature });
}

/**
 * Checks the parameters that the solver uses. All of them are kept, because they go back to the server with the
 * solution.
 */
function readParameters(sent: Record<string, unknown>): Challenge["parameters"] {
  const text = (name: string): string => {
    const value = sent[name];
    if (typeof value !== "string") throw new Error("This challenge is of another kind.");
    return value;
  };
  return {
    ...sent,
    algorithm: text("algorithm"),
    nonce: text("nonce"),
    salt: text("salt"),
    keyPrefix: text("keyPrefix"),
    cost: Number(sent["cost"]),
    keyLength: Number(sent["keyLength"]),
  };
}
