import { randomBytes } from "node:crypto";
import { readScore } from "./score.ts";
import type { CaptchaWorld } from "./world.ts";

const LIVES = 2 * 60 * 1000;
const TOKEN_RETENTION_MS = 60 * 60 * 1000;
/** The score below which the checkbox of version 2 fails. */
const MIN_CHECKBOX_SCORE = 0.5;

/** Creates a token with the score that is set at this moment. */
export function issueToken(world: CaptchaWorld, body: unknown, origin: string | undefined): string {
  const asked = readForm(body);
  const token = `03A${randomBytes(60).toString("base64url")}`;
  deleteExpired(world);
  world.tokens.put(token, {
    token,
    version: asked.get("version") === "2" ? 2 : 3,
    action: asked.get("action") ?? "",
    hostname: origin && URL.canParse(origin) ? new URL(origin).hostname : "localhost",
    score: readScore(world),
    made: world.clock.now(),
    spent: false,
  });
  return token;
}

/** The verification that a server calls: each token is valid once, for two minutes. */
export function verifyToken(world: CaptchaWorld, body: unknown, query: { secret: string; response: string }) {
  const form = readForm(body);
  const secret = form.get("secret") ?? query.secret;
  const response = form.get("response") ?? query.response;
  if (secret === "") return refusal("missing-input-secret");
  if (!/^[\w-]{8,100}$/.test(secret)) return refusal("invalid-input-secret");
  if (response === "") return refusal("missing-input-response");
  const row = world.tokens.get(response);
  if (!row) return refusal("invalid-input-response");
  if (row.spent || row.made + LIVES < world.clock.now()) return refusal("timeout-or-duplicate");
  world.tokens.put(response, { ...row, spent: true });
  const result = { challenge_ts: new Date(row.made).toISOString(), hostname: row.hostname };
  if (row.version === 3) return { success: true, ...result, score: row.score, action: row.action };
  return row.score >= MIN_CHECKBOX_SCORE ? { success: true, ...result } : refusal("invalid-input-response");
}

function refusal(code: string) {
  return { success: false, "error-codes": [code] };
}

/** Servers send a form; the script sends the same fields as text. */
function readForm(body: unknown): URLSearchParams {
  if (typeof body === "string") return new URLSearchParams(body);
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
}

function deleteExpired(world: CaptchaWorld): void {
  for (const { token, made } of world.tokens.values()) {
    if (made + TOKEN_RETENTION_MS > world.clock.now()) return;
    world.tokens.delete(token);
  }
}
