import type { ManagedGift } from "@offertory/contract";
import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { greet } from "../../accounts/index.ts";
import { describeInterval } from "./describe-interval.ts";
import { describePaymentSource, type Recipient } from "../../donations/index.ts";

/** Tells the donor what the recurring gift is like after it was changed through a manage link. */
export function renderGiftChangedEmail({ t, to, gift }: { t: Translator; to: Recipient; gift: ManagedGift }): Email {
  const { church, language, currency } = to;
  const money = (decimal: number) => formatMoney(language, fromDecimal(decimal, currency)?.minorUnits ?? 0, currency);
  const { interval, interval_count: count } = gift.interval;
  const paymentSource = describePaymentSource({ methodName: gift.method.name, methodLast4: gift.method.last4 });
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:giftChanged.subject", { church }),
    greeting: greet(t, to.firstName),
    paragraphs: [t("mails:giftChanged.text", { church })],
    facts: [
      ...gift.funds.map(({ name, amount }) => ({ label: name, value: money(amount) })),
      ...(gift.coveredFee > 0 ? [{ label: t("mails:receipt.fee"), value: money(gift.coveredFee) }] : []),
      { label: t("mails:receipt.total"), value: money(gift.amount), strong: true },
      { label: t("mails:receipt.recurring"), value: describeInterval(t, interval, count) },
      ...(gift.nextDate ? [{ label: t("mails:receipt.next"), value: formatDate(language, gift.nextDate) }] : []),
      ...(paymentSource ? [{ label: t("mails:receipt.paymentSource"), value: paymentSource }] : []),
    ],
    closing: [t("mails:giftChanged.notYou", { church })],
    church,
    footer: t("mails:footer", { church }),
  });
}

interface GiftStopped {
  t: Translator;
  to: Recipient;
  amount: number;
  /** Who ended the gift: somebody with a manage link, or the church. */
  by: "link" | "church";
}

export function renderGiftStoppedEmail({ t, to, amount, by }: GiftStopped): Email {
  const { church, language, currency } = to;
  const values = { church, amount: formatMoney(language, amount, currency) };
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:giftStopped.subject", { church }),
    greeting: greet(t, to.firstName),
    paragraphs: [by === "link" ? t("mails:giftStopped.text", values) : t("mails:giftStopped.byChurch", values)],
    closing: [t(by === "link" ? "mails:giftStopped.notYou" : "mails:giftStopped.unexpected", { church })],
    church,
    footer: t("mails:footer", { church }),
  });
}
