import { formatTag, type Language } from "@offertory/i18n";
import { renderEmail } from "../../../platform/mail/render-email.ts";
import { roleNameInEmail } from "../../../platform/mail/role-name.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { Translator } from "../../../platform/mail/translator.ts";
import type { SecurityChangeKind } from "../../../platform/identity/security-change.ts";

interface Change {
  kind: SecurityChangeKind;
  names: Record<string, string>;
  by: string;
  address: string;
  changedAt: Date;
}

interface Parts {
  t: Translator;
  language: Language;
  to: string;
  church: string;
  timeZone: string;
  portal: string;
  changes: readonly Change[];
}

/** How many changes an email lists; the rest is given as a number. */
const MAX_LISTED = 100;

/** What was changed, who did it, when and from where. i18n-uses: mails:securityChange.what.* */
export function securityChangeEmail({ t, language, to, church, timeZone, portal, changes }: Parts): Email {
  const time = new Intl.DateTimeFormat(formatTag(language), { dateStyle: "medium", timeStyle: "short", timeZone });
  const more = changes.length - MAX_LISTED;
  return renderEmail({
    to,
    language: formatTag(language),
    subject: t("mails:securityChange.subject", { church }),
    greeting: t("mails:greetingPlain"),
    paragraphs: [t("mails:securityChange.text", { church })],
    facts: [
      ...changes.slice(0, MAX_LISTED).map(({ kind, names, by, changedAt, address }) => ({
        label: t(`mails:securityChange.what.${kind}`, {
          replace: { ...names, role: roleNameInEmail(t, names.role ?? "") },
        }),
        value: [by, time.format(changedAt), address],
      })),
      ...(more > 0 ? [{ label: "…", value: `+${more}` }] : []),
    ],
    action: { label: t("mails:role.action"), url: `${portal}/login` },
    closing: [t("mails:securityChange.notYou")],
    church,
    footer: t("mails:footer", { church }),
  });
}
