import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import { roleNameInEmail } from "../../../platform/mail/role-name.ts";
import { greet } from "./greet.ts";

export interface RoleEmailParts {
  t: Translator;
  language: Language;
  user: { email: string; firstName: string };
  church: string;
  role: string;
  portal: string;
}

/** Tells a person whose account is linked to the church that they got a role. */
export const renderRoleEmail = (parts: RoleEmailParts): Email => {
  const { t, portal } = parts;
  return emailAbout(parts, {
    paragraphs: [
      t("mails:role.text", { church: parts.church, role: roleNameInEmail(t, parts.role) }),
      t("mails:role.next"),
    ],
    action: { label: t("mails:role.action"), url: `${portal}/login` },
  });
};

/**
 * Invites the owner of an account that is not linked to the church. Signing in through the link joins the church; until
 * then nothing is linked.
 */
export const renderJoinInvitationEmail = (parts: RoleEmailParts & { churchId: string }): Email => {
  const { t, portal, churchId } = parts;
  return emailAbout(parts, {
    paragraphs: [
      t("mails:role.text", { church: parts.church, role: roleNameInEmail(t, parts.role) }),
      t("mails:join.next"),
    ],
    action: { label: t("mails:join.action"), url: `${portal}/login?churchId=${encodeURIComponent(churchId)}` },
  });
};

/**
 * Invites a person who has no password yet. The email may be read days later, when a set-password link (ten minutes)
 * would have expired, so it links to the page that sends a fresh one.
 */
export const renderRoleInvitationEmail = (parts: RoleEmailParts): Email => {
  const { t, portal, user } = parts;
  return emailAbout(parts, {
    paragraphs: [
      t("mails:role.text", { church: parts.church, role: roleNameInEmail(t, parts.role) }),
      t("mails:invitation.next"),
    ],
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
    subject: t("mails:role.subject", { church, role: roleNameInEmail(t, role) }),
    greeting: greet(t, user.firstName),
    ...body,
    church,
    footer: t("mails:footer", { church }),
  });
