import { MAX_EMAIL_LENGTH } from "@offertory/contract/text/is-email";

/** The email pattern for card gateways: a top-level domain of two or three letters. */
const SHORT_ENDING = /^[^\s@]+@[^\s@]+\.[a-z]{2,3}$/i;
/** The email pattern for PayPal, and for churches that accept every top-level domain. */
const ANY_ENDING = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

export const isDonorEmail = (email: string, { anyEnding }: { anyEnding: boolean }): boolean =>
  email.length <= MAX_EMAIL_LENGTH && (anyEnding ? ANY_ENDING : SHORT_ENDING).test(email);
