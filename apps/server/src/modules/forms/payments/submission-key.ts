import { createHmac, timingSafeEqual } from "node:crypto";
import type { Forms } from "../forms.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

type Which = Pick<SubmissionRow, "churchId" | "id">;

/**
 * The key with which a page may finish the submission that it stored. It is an HMAC with the server's secret, so it
 * need not be stored.
 */
export const keyOf = ({ secret }: Pick<Forms, "secret">, { churchId, id }: Which): string =>
  createHmac("sha256", secret).update(`form submission ${churchId} ${id}`).digest("base64url");

export function isKeyOf(forms: Pick<Forms, "secret">, which: Which, key: string): boolean {
  const [right, shown] = [Buffer.from(keyOf(forms, which)), Buffer.from(key)];
  return right.length === shown.length && timingSafeEqual(right, shown);
}
