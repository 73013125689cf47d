import { formatDate, formatMoney, formatTag } from "@offertory/i18n";
import { layOutLetter } from "../../../platform/mail/lay-out-letter.ts";
import type { Letter } from "../../../platform/mail/mailer.ts";
import type { Speech } from "../../../platform/mail/speech.ts";
import { greet } from "../../accounts/index.ts";
import type { Recipient } from "./letter-store.ts";
import type { PlainReason } from "./plain-reason.ts";

export interface RenewalParts {
  t: Speech;
  to: Recipient;
  amount: number;
  means: string;
  /** The day it was due on, in the church's calendar. */
  day: string;
  reason: PlainReason;
  isSandbox: boolean;
}

/** A payment did not go through: why, when it is tried again, and where the donor sets it right. */
export function renewalFailedLetter(parts: RenewalParts & { nextTry: string | null; url: string }): Letter {
  const { t, to, nextTry, url } = parts;
  const again = nextTry && t("mails:renewalFailed.again", { date: formatDate(to.language, nextTry) });
  return layOutLetter({
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

/** The last try failed too. Nothing is left to press: a new gift begins where gifts begin. */
export function renewalEndedLetter(parts: RenewalParts): Letter {
  const { t, to } = parts;
  return layOutLetter({
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
  footer: t("mails:footer", { church: to.church }),
});

const valuesOf = ({ to, amount, means, day }: RenewalParts) => ({
  church: to.church,
  amount: formatMoney(to.language, amount),
  means,
  date: formatDate(to.language, day),
});

// i18n-uses: mails:renewalFailed.why.*
const reasonIn = (t: Speech, reason: PlainReason): string => t(`mails:renewalFailed.why.${reason}`);
