import type { Translator } from "../../../platform/mail/translator.ts";

/** Emails, and the few signs that stand in names; no address of a web page fits into it. */
const NAME = /^[\p{L}\p{M}' ’-]{1,40}$/u;

/** Greets by name what looks like one: anyone may type anything into the form that sends a stranger this email. */
export const greet = (t: Translator, firstName: string): string =>
  NAME.test(firstName) ? t("mails:greeting", { name: firstName }) : t("mails:greetingPlain");
