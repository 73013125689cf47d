import { formatTag, type Language } from "@offertory/i18n";
import { layOutLetter } from "../../../platform/mail/lay-out-letter.ts";
import type { Letter } from "../../../platform/mail/mailer.ts";
import type { Speech } from "../../../platform/mail/speech.ts";
import { greet } from "./greet.ts";

export interface PasswordLetterParts {
  t: Speech;
  language: Language;
  user: { email: string; firstName: string };
  url: string;
  code: string;
}

/** To somebody who registered: the link that sets the first password. */
export const welcomeLetter = (parts: PasswordLetterParts): Letter => {
  const { t } = parts;
  return passwordLetter(parts, {
    subject: t("mails:welcome.subject"),
    paragraph: t("mails:welcome.text"),
    label: t("mails:welcome.action"),
    ignore: t("mails:welcome.ignore"),
  });
};

/** To somebody who forgot their password: the link that sets a new one. */
export const resetPasswordLetter = (parts: PasswordLetterParts): Letter => {
  const { t } = parts;
  return passwordLetter(parts, {
    subject: t("mails:reset.subject"),
    paragraph: t("mails:reset.text"),
    label: t("mails:reset.action"),
    ignore: t("mails:reset.ignore"),
  });
};

const passwordLetter = (
  { t, language, user, url, code }: PasswordLetterParts,
  words: { subject: string; paragraph: string; label: string; ignore: string },
): Letter =>
  layOutLetter({
    to: user.email,
    language: formatTag(language),
    subject: words.subject,
    greeting: greet(t, user.firstName),
    paragraphs: [words.paragraph, t("mails:linkLife")],
    action: { label: words.label, url },
    code,
    closing: [t("mails:code"), words.ignore],
    footer: t("mails:footerPlain"),
  });
