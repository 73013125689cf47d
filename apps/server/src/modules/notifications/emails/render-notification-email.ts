import { formatTag } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "../../accounts/index.ts";
import type { Recipient } from "./find-recipient.ts";

export interface EmailFrame {
  t: Translator;
  to: Recipient;
  portal: string;
}

/** Renders the email of a notification. */
export const renderNotificationEmail = (
  frame: EmailFrame,
  { message, link }: { message: string; link: string | null },
): Email =>
  renderPortalEmail(frame, {
    subject: frame.t("mails:notice.subject", { church: frame.to.church }),
    text: message,
    link,
    action: frame.t("mails:notice.action"),
  });

/** Renders an email about something new in the portal, with a hint where to turn such emails off. */
export const renderPortalEmail = (
  { t, to, portal }: EmailFrame,
  { subject, text, link, action }: { subject: string; text: string; link: string | null; action: string },
): Email =>
  renderEmail({
    to: to.email,
    language: formatTag(to.language),
    subject,
    greeting: greet(t, to.firstName),
    paragraphs: [text],
    action: { label: action, url: `${portal}${link ?? "/"}` },
    closing: [t("mails:notice.choose")],
    church: to.church,
    footer: t("mails:footer", { church: to.church }),
  });
