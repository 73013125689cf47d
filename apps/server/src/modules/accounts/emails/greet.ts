import type { Translator } from "../../../platform/mail/translator.ts";

/** Letters, spaces, apostrophes and hyphens. A URL does not match, because it has dots or slashes. */
const NAME = /^[\p{L}\p{M}' ’-]{1,40}$/u;

/**
 * Greets by first name if it looks like a name. Anyone can enter any text as a name in the form that sends this email
 * to someone else's address.
 */
export const greet = (t: Translator, firstName: string): string =>
  NAME.test(firstName) ? t("mails:greeting", { name: firstName }) : t("mails:greetingPlain");
