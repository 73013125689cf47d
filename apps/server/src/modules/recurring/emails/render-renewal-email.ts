import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "../../accounts/index.ts";
import type { Recipient } from "../../donations/index.ts";
import type { PlainReason } from "../../payments/index.ts";

export interface RenewalParts {
  t: Translator;
  to: Recipient;
  amount: number;
  paymentSource: string;
  /** The due day of the payment, in the church's time zone. */
  day: string;
  reason: PlainReason;
  isSandbox: boolean;
}

/** Tells why a payment failed, when it is tried again, and gives the link where the donor can fix it. */
export function renderRenewalFailedEmail(parts: RenewalParts & { nextTry: string | null; url: string }): Email {
  const { t, to, nextTry, url } = parts;
  const again = nextTry && t("mails:renewalFailed.again", { date: formatDate(to.language, nextTry) });
  return renderEmail({
    ...frameOf(parts),
    subject: t("mails:renewalFailed.subject", { church: to.church }),
    paragraphs: [
      t("mails:renewalFailed.text", valuesOf(parts)),
      reasonIn(t, parts.reason),
      again ?? t("mails:renewalFailed.open"),
    ],
    action: { label: t("mails:renewalFailed.action"), url },
    closing: [t("mails:manage.safe")],
  });
}

/** Tells that the last try failed and the gift has ended. It has no link: an ended gift cannot be resumed. */
export function renderRenewalEndedEmail(parts: RenewalParts): Email {
  const { t, to } = parts;
  return renderEmail({
    ...frameOf(parts),
    subject: t("mails:renewalEnded.subject", { church: to.church }),
    paragraphs: [
      t("mails:renewalEnded.text", valuesOf(parts)),
      reasonIn(t, parts.reason),
      t("mails:renewalEnded.ended"),
      t("mails:renewalEnded.thanks"),
    ],
  });
}

const frameOf = ({ t, to, isSandbox }: RenewalParts) => ({
  to: to.email,
  language: formatTag(to.language),
  greeting: greet(t, to.firstName),
  ...(isSandbox && { notice: t("mails:receipt.sandbox") }),
  church: to.church,
  letterhead: to.letterhead,
  footer: t("mails:footer", { church: to.church }),
});

const valuesOf = ({ to, amount, paymentSource, day }: RenewalParts) => ({
  church: to.church,
  amount: formatMoney(to.language, amount, to.currency),
  paymentSource,
  date: formatDate(to.language, day),
});

// i18n-uses: mails:renewalFailed.why.*
const reasonIn = (t: Translator, reason: PlainReason): string => t(`mails:renewalFailed.why.${reason}`);
