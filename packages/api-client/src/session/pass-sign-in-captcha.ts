import { makeCaptchaChallenge } from "@offertory/contract";
import type { Challenge } from "@offertory/contract/captcha/solve-challenge";
import type { Call } from "../calls/connect.ts";

/** Lets this machine work for a moment, which a machine that guesses passwords by the thousand cannot afford. */
export async function passSignInCaptcha(call: Call): Promise<string> {
  const [{ solveChallenge }, { parameters, signature }] = await Promise.all([
    import("@offertory/contract/captcha/solve-challenge"),
    call(makeCaptchaChallenge, { query: {} }, { token: null }),
  ]);
  return solveChallenge({ parameters: readParameters(parameters), signature });
}

/** All of it goes back to the server; the solver reads what it knows. */
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
