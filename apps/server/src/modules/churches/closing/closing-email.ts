import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";

/** The step of closing that an email to the administrators is about. */
export type ClosingStep = "closed" | "reminder" | "reopened" | "erased";

interface Parts {
  t: Translator;
  language: Language;
  to: string;
  church: string;
  kind: ClosingStep;
  closesAt: Date;
  timeZone: string;
  /** The name of the administrator who closed or reopened the church; empty in the other emails. */
  who: string;
  portal: string;
}

/** i18n-uses: mails:closing.* */
export function closingEmail({ t, language, to, church, kind, closesAt, timeZone, who, portal }: Parts): Email {
  const date = new Intl.DateTimeFormat(formatTag(language), { dateStyle: "long", timeZone }).format(closesAt);
  const canUndo = kind === "closed" || kind === "reminder";
  return renderEmail({
    to,
    language: formatTag(language),
    subject: t(`mails:closing.${kind}.subject`, { church, date }),
    greeting: t("mails:greetingPlain"),
    paragraphs: [t(`mails:closing.${kind}.text`, { church, date, who }), ...(canUndo ? [t("mails:closing.undo")] : [])],
    ...(canUndo && { action: { label: t("mails:role.action"), url: `${portal}/login` } }),
    church,
    footer: t("mails:footer", { church }),
  });
}
