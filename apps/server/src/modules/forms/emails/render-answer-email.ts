import { NO, YES, type FieldType } from "@offertory/contract";
import { formatDate, formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "../../accounts/index.ts";

interface Line {
  title: string;
  fieldType: FieldType;
  value: string;
}

interface Parts {
  t: Translator;
  language: Language;
  to: string;
  firstName: string;
  church: string;
  form: string;
  /** The form's own thank-you text; empty for the default text. */
  thanks: string;
  lines: readonly Line[];
}

/** Renders the confirmation email with the submitted answers. */
export const renderAnswerEmail = ({ t, language, to, firstName, church, form, thanks, lines }: Parts): Email =>
  renderEmail({
    to,
    language: formatTag(language),
    subject: t("mails:formAnswers.subject", { church, form }),
    greeting: greet(t, firstName),
    paragraphs: [thanks || t("mails:formAnswers.text", { church, form })],
    facts: lines.map((line) => ({ label: line.title, value: formatAnswer(t, language, line) })),
    closing: [t("mails:formAnswers.notYou", { church })],
    church,
    footer: t("mails:footer", { church }),
  });

function formatAnswer(t: Translator, language: Language, { fieldType, value }: Line): string {
  if (fieldType === "Yes/No" && value === YES) return t("mails:formAnswers.yes");
  if (fieldType === "Yes/No" && value === NO) return t("mails:formAnswers.no");
  if (fieldType === "Payment") return t("mails:formAnswers.paid");
  if (fieldType === "Date") return formatDate(language, value);
  return value;
}
