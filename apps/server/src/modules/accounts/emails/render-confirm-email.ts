import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "./greet.ts";

interface Parts {
  t: Translator;
  language: Language;
  firstName: string;
  newEmail: string;
  url: string;
}

/** The email to the new address. Its link confirms that the reader owns that address. */
export const renderConfirmEmail = ({ t, language, firstName, newEmail, url }: Parts): Email =>
  renderEmail({
    to: newEmail,
    language: formatTag(language),
    subject: t("mails:confirmEmail.subject"),
    greeting: greet(t, firstName),
    paragraphs: [t("mails:confirmEmail.text"), t("mails:confirmEmail.life")],
    action: { label: t("mails:confirmEmail.action"), url },
    closing: [t("mails:confirmEmail.ignore")],
    footer: t("mails:footerPlain"),
  });
