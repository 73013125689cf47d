import type { Frequency } from "@offertory/contract";
import { describeTotal, formatDate, formatMoney, formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../platform/mail/render-email.ts";
import type { Email } from "../../platform/mail/mailer.ts";
import type { Translator } from "../../platform/mail/translator.ts";
import { greet } from "../accounts/index.ts";
import { findTaxRules, type ReceiptLine, type Recipient } from "../donations/index.ts";
import { quoteMemo } from "./quote-memo.ts";

// i18n-uses: mails:total.*

export interface ReceiptParts {
  t: Translator;
  language: Language;
  to: Recipient;
  number: string;
  /** In the church's time zone. */
  day: string;
  amount: number;
  coveredFee: number;
  funds: readonly ReceiptLine[];
  /** The name and last digits of the card or bank account. */
  paymentSource: string;
  memo: string;
  /** The interval, the next due day and the manage link of a recurring gift; null for a single gift. */
  recurring: { every: string; frequency: Frequency | null; next: string | null; url: string } | null;
  /** The page where a guest can request a password; null for a person who has one. */
  passwordUrl: string | null;
  isSandbox: boolean;
}

/** Renders the receipt. It states the facts of the payment, and the sentence that the church's country asks for. */
export function renderReceiptEmail(parts: ReceiptParts): Email {
  const { t, language, to, recurring, passwordUrl } = parts;
  const { church, letterhead } = to;
  const amount = formatMoney(language, parts.amount, to.currency);
  const sentence = findTaxRules(letterhead.country, language)?.texts.receipt;
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:receipt.subject", { church, amount }),
    greeting: greet(t, to.firstName),
    ...(parts.isSandbox && { notice: t("mails:receipt.sandbox") }),
    paragraphs: [t("mails:receipt.text", { church })],
    facts: factsOf(parts),
    ...(sentence && { sentence }),
    ...(recurring
      ? { action: { label: t("mails:manage.action"), url: recurring.url }, closing: [t("mails:manage.safe")] }
      : passwordUrl && {
          invitation: t("mails:receipt.invitation"),
          action: { label: t("mails:invitation.action"), url: passwordUrl },
        }),
    church,
    letterhead,
    footer: t("mails:footer", { church }),
  });
}

function factsOf({ t, language, recurring, ...parts }: ReceiptParts) {
  const money = (minorUnits: number) => formatMoney(language, minorUnits, parts.to.currency);
  const memo = quoteMemo(parts.memo);
  const { legalName, taxId, address } = parts.to.letterhead;
  return [
    ...parts.funds.map(({ name, amount }) => ({ label: name, value: money(amount) })),
    ...(parts.coveredFee > 0 ? [{ label: t("mails:receipt.fee"), value: money(parts.coveredFee) }] : []),
    {
      label: t("mails:receipt.total"),
      value: describeTotal(money(parts.amount), recurring?.frequency ?? null, (frequency, values) =>
        t(`mails:total.${frequency}`, values),
      ),
      strong: true,
    },
    { label: t("mails:receipt.date"), value: formatDate(language, parts.day) },
    ...(parts.paymentSource ? [{ label: t("mails:receipt.paymentSource"), value: parts.paymentSource }] : []),
    ...(recurring ? [{ label: t("mails:receipt.recurring"), value: recurring.every }] : []),
    ...(recurring?.next ? [{ label: t("mails:receipt.next"), value: formatDate(language, recurring.next) }] : []),
    ...(memo ? [{ label: t("mails:receipt.memo"), value: memo }] : []),
    ...(legalName || taxId
      ? [{ label: t("mails:receipt.legalName"), value: [legalName || parts.to.church, ...address] }]
      : []),
    ...(taxId ? [{ label: t("mails:receipt.taxId"), value: taxId }] : []),
    { label: t("mails:receipt.number"), value: parts.number },
  ];
}
