import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "./greet.ts";

interface Parts {
  t: Translator;
  language: Language;
  firstName: string;
  oldEmail: string;
  newEmail: string;
  /** The page that resets the password, for an owner who did not request the change. */
  url: string;
}

/** The email to the old address: it reports the requested change to the new one. */
export const renderEmailChangeEmail = ({ t, language, firstName, oldEmail, newEmail, url }: Parts): Email =>
  renderEmail({
    to: oldEmail,
    language: formatTag(language),
    subject: t("mails:emailChange.subject"),
    greeting: greet(t, firstName),
    paragraphs: [t("mails:emailChange.text", { email: newEmail }), t("mails:emailChange.notYou")],
    action: { label: t("mails:emailChange.action"), url },
    footer: t("mails:footerPlain"),
  });
