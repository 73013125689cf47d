import { formatTag, type Language } from "@offertory/i18n";
import { layOutLetter } from "../../../platform/mail/lay-out-letter.ts";
import type { Letter } from "../../../platform/mail/mailer.ts";
import type { Speech } from "../../../platform/mail/speech.ts";
import { greet } from "./greet.ts";

export interface RoleLetterParts {
  t: Speech;
  language: Language;
  user: { email: string; firstName: string };
  church: string;
  role: string;
  portal: string;
}

/** To somebody who signs in already: a role was given to them. */
export const roleLetter = (parts: RoleLetterParts): Letter => {
  const { t, portal } = parts;
  return letterAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:role.next")],
    action: { label: t("mails:role.action"), url: `${portal}/login` },
  });
};

/** To somebody whose account is not part of the church: signing in there accepts, and nothing is linked before. */
export const joinInvitationLetter = (parts: RoleLetterParts & { churchId: string }): Letter => {
  const { t, portal, churchId } = parts;
  return letterAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:join.next")],
    action: { label: t("mails:join.action"), url: `${portal}/login?churchId=${encodeURIComponent(churchId)}` },
  });
};

/**
 * To somebody who has no password yet. It may be read days later, so that it holds no link that ends after ten minutes:
 * it leads to the page that sends one.
 */
export const roleInvitationLetter = (parts: RoleLetterParts): Letter => {
  const { t, portal, user } = parts;
  return letterAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:invitation.next")],
    action: {
      label: t("mails:invitation.action"),
      url: `${portal}/login?action=forgot&email=${encodeURIComponent(user.email)}`,
    },
  });
};

const letterAbout = (
  { t, language, user, church, role }: RoleLetterParts,
  body: { paragraphs: string[]; action: { label: string; url: string } },
): Letter =>
  layOutLetter({
    to: user.email,
    language: formatTag(language),
    subject: t("mails:role.subject", { church, role }),
    greeting: greet(t, user.firstName),
    ...body,
    footer: t("mails:footer", { church }),
  });
