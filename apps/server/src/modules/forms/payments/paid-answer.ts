import type { Forms } from "../forms.ts";

/** The stored answer of a paid payment question. Published clients depend on this exact text. */
export const paidAnswer = async ({ persons }: Forms, churchId: string, personId: string): Promise<string> =>
  `Payment Successful [${await persons.nameOf(churchId, personId)}]`;

export const FAILED_ANSWER = "Payment failed";

/** The stored answer when a guest's client did not send a payer token. Staff have to match the payment by hand. */
export const UNMATCHED_ANSWER = "Payment not matched";
