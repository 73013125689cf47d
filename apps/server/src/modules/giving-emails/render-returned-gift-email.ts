import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail, type EmailParts } from "../../platform/mail/render-email.ts";
import type { Email } from "../../platform/mail/mailer.ts";
import type { Translator } from "../../platform/mail/translator.ts";
import { greet } from "../accounts/index.ts";
import { describePaymentSource, type Recipient } from "../donations/index.ts";
import type { ReturnedGift } from "./returned-gift-store.ts";

export interface ReturnedGiftParts {
  t: Translator;
  to: Recipient;
  gift: ReturnedGift;
  /** The church's contact for questions; empty if it has none. */
  contact: string;
}

/** Tells the donor that their gift was refunded, in whole or in part, and when the money arrives. */
export function refundEmail(parts: ReturnedGiftParts): Email {
  const { t, to, gift } = parts;
  const values = valuesOf(parts);
  return compose(parts, {
    subject: t("mails:refund.subject", values),
    paragraphs: [
      t("mails:refund.text", values),
      values.paymentSource ? t("mails:refund.arrives", values) : t("mails:refund.arrivesSomewhere", values),
      t("mails:refund.record"),
      ...(gift.goesOn ? [t("mails:refund.recurring", { church: to.church })] : []),
    ],
    facts: factsOf(parts, t("mails:refund.total"), t("mails:refund.date")),
  });
}

/** Tells the donor that a refund, which was announced to them, was rejected by the bank. */
export function refundFailedEmail(parts: ReturnedGiftParts): Email {
  const { t } = parts;
  const values = valuesOf(parts);
  return compose(parts, {
    subject: t("mails:refundFailed.subject", values),
    paragraphs: [t("mails:refundFailed.text", values), t("mails:refundFailed.next", values)],
    facts: factsOf(parts, t("mails:refundFailed.total"), t("mails:refund.date")),
  });
}

/** Tells the donor that a bank has taken their gift back: after a lost dispute, or because a debit was returned. */
export function chargedBackEmail(parts: ReturnedGiftParts): Email {
  const { t, to, gift } = parts;
  const values = valuesOf(parts);
  return compose(parts, {
    subject: t("mails:chargedBack.subject", values),
    paragraphs: [
      gift.methodType === "bank" ? t("mails:chargedBack.debit", values) : t("mails:chargedBack.dispute", values),
      t("mails:chargedBack.record"),
      ...(gift.goesOn ? [t("mails:refund.recurring", { church: to.church })] : []),
      t("mails:chargedBack.next", values),
    ],
    facts: factsOf(parts, t("mails:chargedBack.total"), t("mails:chargedBack.date")),
  });
}

const valuesOf = ({ to, gift }: ReturnedGiftParts) => ({
  church: to.church,
  amount: formatMoney(to.language, gift.amount, to.currency),
  paymentSource: describePaymentSource(gift),
});

function factsOf({ t, to: { language, currency }, gift }: ReturnedGiftParts, total: string, date: string) {
  const money = (minorUnits: number) => formatMoney(language, minorUnits, currency);
  return [
    ...gift.funds.map(({ fundId, name, amount }) => ({
      label: fundId === null ? t("mails:receipt.fee") : name,
      value: money(amount),
    })),
    { label: total, value: money(gift.amount), strong: true },
    { label: date, value: formatDate(language, gift.returnedOn) },
    { label: t("mails:alertDispute.date"), value: formatDate(language, gift.donatedOn) },
    { label: t("mails:receipt.number"), value: gift.donationId },
  ];
}

const compose = (
  { t, to, gift, contact }: ReturnedGiftParts,
  body: Pick<EmailParts, "subject" | "paragraphs" | "facts">,
): Email =>
  renderEmail({
    to: to.email,
    language: formatTag(to.language),
    greeting: greet(t, to.firstName),
    ...(gift.environment === "sandbox" && { notice: t("mails:receipt.sandbox") }),
    ...body,
    closing: [
      contact
        ? t("mails:refund.contact", { church: to.church, contact })
        : t("mails:refund.questions", { church: to.church }),
    ],
    church: to.church,
    letterhead: to.letterhead,
    footer: t("mails:footer", { church: to.church }),
  });
