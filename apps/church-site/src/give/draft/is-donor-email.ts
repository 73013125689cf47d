import { MAX_EMAIL_LENGTH } from "@offertory/contract/text/is-email";

/** The card form's pattern: an ending of two or three characters. */
const SHORT_ENDING = /^[^\s@]+@[^\s@]+\.[a-z]{2,3}$/i;
/** The PayPal form's pattern, and that of churches which welcome every ending. */
const ANY_ENDING = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

export const isDonorEmail = (email: string, { anyEnding }: { anyEnding: boolean }): boolean =>
  email.length <= MAX_EMAIL_LENGTH && (anyEnding ? ANY_ENDING : SHORT_ENDING).test(email);
