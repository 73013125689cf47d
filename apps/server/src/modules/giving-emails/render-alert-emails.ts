import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail, type EmailParts } from "../../platform/mail/render-email.ts";
import type { Email } from "../../platform/mail/mailer.ts";
import type { Translator } from "../../platform/mail/translator.ts";
import { greet } from "../accounts/index.ts";
import type { Recipient } from "../donations/index.ts";

export interface AlertParts {
  t: Translator;
  to: Recipient;
  portal: string;
}

export interface DisputedGift {
  donationId: string;
  amount: number;
  donatedOn: string;
  dueOn: string | null;
}

export interface Comparison {
  fromDay: string;
  toDay: string;
  open: number;
}

export const cardTestingAlert = (parts: AlertParts): Email => {
  const { t, to } = parts;
  return renderAlertEmail(parts, {
    subject: t("mails:alertCards.subject", { church: to.church }),
    paragraphs: [
      t("mails:alertCards.text", { church: to.church }),
      t("mails:alertCards.done"),
      t("mails:alertCards.next"),
    ],
  });
};

/** Contains no donor's name, because other people may see the email on the recipient's screen. */
export const disputeAlert = (parts: AlertParts, gift: DisputedGift): Email => {
  const { t, to } = parts;
  const amount = formatMoney(to.language, gift.amount, to.currency);
  const date = (day: string) => formatDate(to.language, day);
  return renderAlertEmail(parts, {
    subject: t("mails:alertDispute.subject", { church: to.church, amount }),
    paragraphs: [t("mails:alertDispute.text", { church: to.church })],
    facts: [
      { label: t("mails:alertDispute.amount"), value: amount, strong: true },
      { label: t("mails:alertDispute.date"), value: date(gift.donatedOn) },
      { label: t("mails:alertDispute.number"), value: gift.donationId },
      ...(gift.dueOn ? [{ label: t("mails:alertDispute.due"), value: date(gift.dueOn) }] : []),
    ],
    invitation: t("mails:alertDispute.next"),
  });
};

export const differenceAlert = (parts: AlertParts, { fromDay, toDay, open }: Comparison): Email => {
  const { t, to } = parts;
  const [from, until] = [fromDay, toDay].map((day) => formatDate(to.language, day));
  return renderAlertEmail(parts, {
    subject: t("mails:alertDifference.subject", { church: to.church }),
    paragraphs: [t("mails:alertDifference.text", { church: to.church, from, to: until, count: open })],
  });
};

const renderAlertEmail = (
  { t, to, portal }: AlertParts,
  body: Pick<EmailParts, "subject" | "paragraphs" | "facts" | "invitation">,
): Email =>
  renderEmail({
    to: to.email,
    language: formatTag(to.language),
    greeting: greet(t, to.firstName),
    ...body,
    action: { label: t("mails:role.action"), url: `${portal}/login` },
    church: to.church,
    footer: t("mails:footer", { church: to.church }),
  });
