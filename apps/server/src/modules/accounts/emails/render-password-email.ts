import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "./greet.ts";

export interface PasswordEmailParts {
  t: Translator;
  language: Language;
  user: { email: string; firstName: string };
  url: string;
  code: string;
}

/** The email after registration, with the link that sets the first password. */
export const renderWelcomeEmail = (parts: PasswordEmailParts): Email => {
  const { t } = parts;
  return renderPasswordEmail(parts, {
    subject: t("mails:welcome.subject"),
    paragraph: t("mails:welcome.text"),
    label: t("mails:welcome.action"),
    ignore: t("mails:welcome.ignore"),
  });
};

/** The email for a forgotten password, with the link that sets a new one. */
export const renderResetPasswordEmail = (parts: PasswordEmailParts): Email => {
  const { t } = parts;
  return renderPasswordEmail(parts, {
    subject: t("mails:reset.subject"),
    paragraph: t("mails:reset.text"),
    label: t("mails:reset.action"),
    ignore: t("mails:reset.ignore"),
  });
};

const renderPasswordEmail = (
  { t, language, user, url, code }: PasswordEmailParts,
  texts: { subject: string; paragraph: string; label: string; ignore: string },
): Email =>
  renderEmail({
    to: user.email,
    language: formatTag(language),
    subject: texts.subject,
    greeting: greet(t, user.firstName),
    paragraphs: [texts.paragraph, t("mails:linkLife")],
    action: { label: texts.label, url },
    code: { explanation: t("mails:code"), value: code },
    closing: [texts.ignore],
    footer: t("mails:footerPlain"),
  });
