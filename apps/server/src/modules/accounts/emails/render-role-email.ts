import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { greet } from "./greet.ts";

export interface RoleEmailParts {
  t: Translator;
  language: Language;
  user: { email: string; firstName: string };
  church: string;
  role: string;
  portal: string;
}

/** To somebody who signs in already: a role was given to them. */
export const renderRoleEmail = (parts: RoleEmailParts): Email => {
  const { t, portal } = parts;
  return emailAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:role.next")],
    action: { label: t("mails:role.action"), url: `${portal}/login` },
  });
};

/** To somebody whose account is not part of the church: signing in there accepts, and nothing is linked before. */
export const renderJoinInvitationEmail = (parts: RoleEmailParts & { churchId: string }): Email => {
  const { t, portal, churchId } = parts;
  return emailAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:join.next")],
    action: { label: t("mails:join.action"), url: `${portal}/login?churchId=${encodeURIComponent(churchId)}` },
  });
};

/**
 * To somebody who has no password yet. It may be read days later, so that it holds no link that ends after ten minutes:
 * it leads to the page that sends one.
 */
export const renderRoleInvitationEmail = (parts: RoleEmailParts): Email => {
  const { t, portal, user } = parts;
  return emailAbout(parts, {
    paragraphs: [t("mails:role.text", { church: parts.church, role: parts.role }), t("mails:invitation.next")],
    action: {
      label: t("mails:invitation.action"),
      url: `${portal}/login?action=forgot&email=${encodeURIComponent(user.email)}`,
    },
  });
};

const emailAbout = (
  { t, language, user, church, role }: RoleEmailParts,
  body: { paragraphs: string[]; action: { label: string; url: string } },
): Email =>
  renderEmail({
    to: user.email,
    language: formatTag(language),
    subject: t("mails:role.subject", { church, role }),
    greeting: greet(t, user.firstName),
    ...body,
    footer: t("mails:footer", { church }),
  });
