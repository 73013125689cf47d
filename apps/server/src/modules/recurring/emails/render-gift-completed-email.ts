import { formatMoney, formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "../../accounts/index.ts";
import type { Recipient } from "../../donations/index.ts";

/** Thanks the donor when the last planned donation was made. */
export function renderGiftCompletedEmail({ t, to, amount }: { t: Translator; to: Recipient; amount: number }): Email {
  const { church, language, currency } = to;
  return renderEmail({
    to: to.email,
    language: formatTag(language),
    subject: t("mails:giftCompleted.subject", { church }),
    greeting: greet(t, to.firstName),
    paragraphs: [
      t("mails:giftCompleted.text", { church, amount: formatMoney(language, amount, currency) }),
      t("mails:giftCompleted.thanks"),
    ],
    church,
    letterhead: to.letterhead,
    footer: t("mails:footer", { church }),
  });
}
