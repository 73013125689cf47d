import { createHash } from "node:crypto";
import type { Account, SavedAnswer } from "./account.ts";
import { StripeError } from "./stripe-error.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the answer saved under the key, if any. Refuses a key that was used with another body or whose call is
 * running.
 */
export function findAnswer(account: Account, key: string, fingerprint: string): SavedAnswer | undefined {
  const saved = account.answers.get(key);
  if (saved && saved.at > account.clock.now() - DAY) {
    if (saved.fingerprint === fingerprint) return saved;
    throw new StripeError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (account.keysInUse.has(key)) {
    throw new StripeError(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: `There is currently another in-progress request using this idempotent key (${key}).`,
    });
  }
  return undefined;
}

/** Marks the key as in use; the returned function releases it. */
export function takeKey({ keysInUse }: Account, key: string): () => void {
  keysInUse.add(key);
  return () => keysInUse.delete(key);
}

export function keepAnswer(account: Account, key: string, answer: Omit<SavedAnswer, "at">): void {
  const now = account.clock.now();
  account.answers.delete(key);
  account.answers.put(key, { ...answer, at: now });
  // Keys are put once, so the table is in the order of time.
  for (const [old, { at }] of account.answers.entries()) {
    if (at > now - DAY) return;
    account.answers.delete(old);
  }
}

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash("sha256").update(`${method} ${path}\n${body}`).digest("base64url");
}
