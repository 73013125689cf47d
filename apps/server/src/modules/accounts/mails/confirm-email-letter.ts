import { formatTag, type Language } from "@offertory/i18n";
import { layOutLetter } from "../../../platform/mail/lay-out-letter.ts";
import type { Letter } from "../../../platform/mail/mailer.ts";
import type { Speech } from "../../../platform/mail/speech.ts";
import { greet } from "./greet.ts";

interface Parts {
  t: Speech;
  language: Language;
  firstName: string;
  newEmail: string;
  url: string;
}

/** To the new address: its owner says that it is theirs. */
export const confirmEmailLetter = ({ t, language, firstName, newEmail, url }: Parts): Letter =>
  layOutLetter({
    to: newEmail,
    language: formatTag(language),
    subject: t("mails:confirmEmail.subject"),
    greeting: greet(t, firstName),
    paragraphs: [t("mails:confirmEmail.text"), t("mails:confirmEmail.life")],
    action: { label: t("mails:confirmEmail.action"), url },
    closing: [t("mails:confirmEmail.ignore")],
    footer: t("mails:footerPlain"),
  });
