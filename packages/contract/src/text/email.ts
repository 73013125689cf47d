import { text } from "./text.ts";

export { isEmail } from "./is-email.ts";

export const EmailText = text(254);

/** Two spellings of one mailbox are one account. */
export const sameEmail = (value: string): string => value.trim().toLowerCase();
