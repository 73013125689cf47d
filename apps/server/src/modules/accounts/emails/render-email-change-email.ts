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
  /** Where a password is set anew by whoever did not ask for this. */
  url: string;
}

/** To the old address: somebody asked for the account to move to another one. */
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
