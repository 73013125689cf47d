import { MAX_EMAIL_LENGTH } from "./is-email.ts";
import { text } from "./text.ts";

export { isEmail, MAX_EMAIL_LENGTH } from "./is-email.ts";

export const EmailText = text(MAX_EMAIL_LENGTH);

/** Normalizes an email address, so that different spellings belong to one account. */
export const sameEmail = (value: string): string => value.trim().toLowerCase();
