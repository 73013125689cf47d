import type { ManagedGift } from "@offertory/contract";
import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { greet } from "../../accounts/index.ts";
import { describeInterval } from "./describe-interval.ts";
import { describePaymentSource, type Recipient } from "../../donations/index.ts";

type DayLabel =
  | "mails:giftChanged.skipped"
  | "mails:giftChanged.pausedUntil"
  | "mails:giftChanged.last"
  | "mails:receipt.next";

interface GiftChanged {
  t: Translator;
  to: Recipient;
  gift: ManagedGift;
  /** The link where the donor can change it again. */
  url: string;
}

/** Tells the donor what the recurring gift is like after a change. */
export const renderGiftChangedEmail = (parts: GiftChanged): Email =>
  renderGift(parts, {
    subject: parts.t("mails:giftChanged.subject", { church: parts.to.church }),
    text: parts.t("mails:giftChanged.text", { church: parts.to.church }),
    unexpected: parts.t("mails:giftChanged.notYou", { church: parts.to.church }),
  });

/** Brings the manage link again to a donor who has lost it. */
export const renderLostLinkEmail = (parts: GiftChanged): Email =>
  renderGift(parts, {
    subject: parts.t("mails:lostLink.subject", { church: parts.to.church }),
    text: parts.t("mails:lostLink.text", { church: parts.to.church }),
    unexpected: parts.t("mails:lostLink.notYou"),
  });

function renderGift(
  { t, to, gift, url }: GiftChanged,
  { subject, text, unexpected }: { subject: string; text: string; unexpected: string },
): Email {
  const { church, language, currency } = to;
  const money = (decimal: number) => formatMoney(language, fromDecimal(decimal, currency)?.minorUnits ?? 0, currency);
  const day = (label: DayLabel, date: string | null) =>
    date === null ? [] : [{ label: t(label), value: formatDate(language, date) }];
  const { interval, interval_count: count } = gift.interval;
  const paymentSource = describePaymentSource({ methodName: gift.method.name, methodLast4: gift.method.last4 });
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject,
    greeting: greet(t, to.firstName),
    paragraphs: [text],
    facts: [
      ...gift.funds.map(({ name, amount }) => ({ label: name, value: money(amount) })),
      ...(gift.coveredFee > 0 ? [{ label: t("mails:receipt.fee"), value: money(gift.coveredFee) }] : []),
      { label: t("mails:receipt.total"), value: money(gift.amount), strong: true },
      { label: t("mails:receipt.recurring"), value: describeInterval(t, interval, count) },
      ...day("mails:giftChanged.skipped", gift.skippedDate),
      ...day("mails:giftChanged.pausedUntil", gift.pausedUntil),
      ...day("mails:receipt.next", gift.nextDate),
      ...day("mails:giftChanged.last", gift.endsOn),
      ...(paymentSource ? [{ label: t("mails:receipt.paymentSource"), value: paymentSource }] : []),
    ],
    action: { label: t("mails:manage.action"), url },
    closing: [unexpected, t("mails:manage.safe")],
    church,
    letterhead: to.letterhead,
    footer: t("mails:footer", { church }),
  });
}

export interface GiftStopped {
  t: Translator;
  to: Recipient;
  amount: number;
  /** Who ended the gift: somebody with a manage link, the donor who signed in, or the church. */
  by: "link" | "donor" | "church";
}

const STOPPED_BY = {
  link: "mails:giftStopped.text",
  donor: "mails:giftStopped.byDonor",
  church: "mails:giftStopped.byChurch",
} as const;

export function renderGiftStoppedEmail({ t, to, amount, by }: GiftStopped): Email {
  const { church, language, currency } = to;
  const values = { church, amount: formatMoney(language, amount, currency) };
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:giftStopped.subject", { church }),
    greeting: greet(t, to.firstName),
    paragraphs: [t(STOPPED_BY[by], values)],
    closing: [t(by === "church" ? "mails:giftStopped.unexpected" : "mails:giftStopped.notYou", { church })],
    church,
    letterhead: to.letterhead,
    footer: t("mails:footer", { church }),
  });
}
