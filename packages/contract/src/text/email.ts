import { text } from "./text.ts";

export const EmailText = text(254);

/** The simple pattern of the sign-in, register and forgot forms: something, an at sign, something with a dot. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254;

/** Two spellings of one mailbox are one account. */
export const sameEmail = (value: string): string => value.trim().toLowerCase();
