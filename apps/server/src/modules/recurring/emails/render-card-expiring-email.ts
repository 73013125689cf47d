import type { IntervalUnit } from "@offertory/contract";
import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "../../accounts/index.ts";
import type { Recipient } from "../../donations/index.ts";
import { describeInterval } from "./describe-interval.ts";

interface CardExpiring {
  t: Translator;
  to: Recipient;
  amount: number;
  interval: { unit: IntervalUnit; count: number };
  paymentSource: string;
  /** The last day on which the card can pay, and the day of the next donation. */
  lastDay: string;
  nextDay: string;
  url: string;
}

/** Tells the donor that the card of a recurring gift expires soon, with the link where they can change it. */
export function renderCardExpiringEmail({ t, to, amount, interval, paymentSource, url, ...days }: CardExpiring): Email {
  const { church, language, currency } = to;
  const lastDay = formatDate(language, days.lastDay);
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:cardExpiring.subject", { church }),
    greeting: greet(t, to.firstName),
    paragraphs: [
      t("mails:cardExpiring.text", { church, paymentSource, date: lastDay }),
      t("mails:cardExpiring.update"),
    ],
    facts: [
      { label: t("mails:receipt.total"), value: formatMoney(language, amount, currency), strong: true },
      { label: t("mails:receipt.recurring"), value: describeInterval(t, interval.unit, interval.count) },
      { label: t("mails:receipt.next"), value: formatDate(language, days.nextDay) },
      { label: t("mails:receipt.paymentSource"), value: paymentSource },
    ],
    action: { label: t("mails:renewalFailed.action"), url },
    closing: [t("mails:cardExpiring.automatic"), t("mails:manage.safe")],
    church,
    letterhead: to.letterhead,
    footer: t("mails:footer", { church }),
  });
}
