import { createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Visitors } from "../visitors.ts";

const CHALLENGE_LIFETIME_MS = 10 * 60_000;
const COST = 1000;
/**
 * How many keys a visitor's device derives until it finds the solution: a moment by default, longer for the hard
 * challenge.
 */
const DEFAULT_COUNTER = { min: 100, max: 300 };
const HARD_COUNTER = { min: 3000, max: 6000 };
/** A default challenge passes DEFAULT_MIN_SCORE only; a hard one also passes ESCALATION_SCORE. */
const SCORES = { usual: 0.6, hard: 0.9 };

const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number(),
    data: z.object({ hard: z.boolean() }),
  }),
  signature: z.string(),
});
const SolvedChallenge = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});
export type SolvedChallenge = z.output<typeof SolvedChallenge>;

/** Creates a challenge for the visitor's device. It is signed, so that nothing is stored until its solution arrives. */
export async function makeChallenge(
  context: Pick<Visitors, "now" | "secret">,
  { hard }: { hard: boolean },
): Promise<z.output<typeof Challenge>> {
  const { min, max } = hard ? HARD_COUNTER : DEFAULT_COUNTER;
  const made = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(min, max),
    expiresAt: new Date(context.now().getTime() + CHALLENGE_LIFETIME_MS),
    data: { hard },
    deriveKey,
    ...secretsOf(context),
  });
  return Challenge.parse(made);
}

/** Decodes the solution of one of our challenges; null for any other token. */
export function parseSolution(token: string): SolvedChallenge | null {
  try {
    return SolvedChallenge.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/** Returns the score of a solution; 0 if it is wrong or expired, or its challenge is not ours. */
export async function scoreChallenge(
  context: Pick<Visitors, "now" | "secret">,
  { challenge, solution }: SolvedChallenge,
): Promise<number> {
  const { expiresAt, data } = challenge.parameters;
  if (expiresAt * 1000 < context.now().getTime()) return 0;
  const { verified } = await verifySolution({
    // The library compares expiresAt with the system clock; the check above uses the clock of the context.
    challenge: { parameters: withoutUndefined(challenge.parameters), signature: challenge.signature },
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    ...secretsOf(context),
  });
  if (!verified) return 0;
  return data.hard ? SCORES.hard : SCORES.usual;
}

const secretsOf = ({ secret }: Pick<Visitors, "secret">) => {
  const deriveSecret = (name: string) => createHmac("sha256", secret).update(name).digest("base64url");
  return {
    hmacSignatureSecret: deriveSecret("captcha challenge"),
    hmacKeySignatureSecret: deriveSecret("captcha answer"),
  };
};

const withoutUndefined = ({ keySignature, ...rest }: SolvedChallenge["challenge"]["parameters"]) => ({
  ...rest,
  ...(keySignature !== undefined && { keySignature }),
});
