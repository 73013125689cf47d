import { createHmac, timingSafeEqual } from "node:crypto";
import type { Forms } from "../forms.ts";
import type { SubmissionRow } from "../records/submission-store.ts";

type SubmissionId = Pick<SubmissionRow, "churchId" | "id">;

/**
 * The key with which a page may finish the submission that it stored. It is an HMAC with the server's secret, so it
 * need not be stored.
 */
export const submissionKey = ({ secret }: Pick<Forms, "secret">, { churchId, id }: SubmissionId): string =>
  createHmac("sha256", secret).update(`form submission ${churchId} ${id}`).digest("base64url");

export function isSubmissionKey(forms: Pick<Forms, "secret">, submission: SubmissionId, key: string): boolean {
  const [expected, received] = [Buffer.from(submissionKey(forms, submission)), Buffer.from(key)];
  return expected.length === received.length && timingSafeEqual(expected, received);
}
