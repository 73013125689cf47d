import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";

interface Parts {
  t: Translator;
  language: Language;
  church: string;
  to: string;
}

/** Renders the email that asks the owner of the new address to confirm it. */
export const renderConfirmAddressEmail = ({ t, language, church, to, url }: Parts & { url: string }): Email =>
  renderEmail({
    to,
    language: formatTag(language),
    subject: t("mails:personEmail.subject", { church }),
    greeting: t("mails:greetingPlain"),
    paragraphs: [t("mails:personEmail.text", { church }), t("mails:personEmail.notYou")],
    action: { label: t("mails:personEmail.action"), url },
    church,
    footer: t("mails:footer", { church }),
  });

/** Renders the email that tells the old address about the change, so that a wrong change is noticed. */
export const renderAddressChangingEmail = ({
  t,
  language,
  church,
  to,
  newEmail,
}: Parts & { newEmail: string }): Email =>
  renderEmail({
    to,
    language: formatTag(language),
    subject: t("mails:personEmailOld.subject", { church }),
    greeting: t("mails:greetingPlain"),
    paragraphs: [t("mails:personEmailOld.text", { church, email: newEmail }), t("mails:personEmailOld.notYou")],
    church,
    footer: t("mails:footer", { church }),
  });

/** Renders the email that asks the owner of the dropped person's account whether both people are the same. */
export const renderConfirmMergeEmail = ({
  t,
  language,
  church,
  to,
  email,
  url,
}: Parts & { email: string; url: string }) =>
  renderEmail({
    to,
    language: formatTag(language),
    subject: t("mails:merge.subject", { church }),
    greeting: t("mails:greetingPlain"),
    paragraphs: [t("mails:merge.text", { church, email }), t("mails:merge.kept"), t("mails:merge.notYou")],
    action: { label: t("mails:merge.action"), url },
    church,
    footer: t("mails:footer", { church }),
  });
