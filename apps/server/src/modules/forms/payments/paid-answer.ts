import type { Forms } from "../forms.ts";

/** What a payment question answers once it is paid, in the words that clients of this wire read. */
export const paidAnswer = async ({ persons }: Forms, churchId: string, personId: string): Promise<string> =>
  `Payment Successful [${await persons.nameOf(churchId, personId)}]`;

export const FAILED_ANSWER = "Payment failed";

/** Of a guest whose client did not say which payment was theirs: somebody has to look. */
export const UNMATCHED_ANSWER = "Payment not matched";
