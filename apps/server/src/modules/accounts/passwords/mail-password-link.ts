import { PASSWORD_LINK_LIFETIME_MS } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Accounts, Stores } from "../accounts.ts";
import { hashCode, hashGuid, makeCode, makeGuid } from "../links/link-secrets.ts";
import type { PasswordEmailParts } from "../emails/render-password-email.ts";
import type { Email } from "../../../platform/mail/mailer.ts";
import type { User } from "../user.ts";

interface PasswordLinkInput {
  email: (parts: PasswordEmailParts) => Email;
  appUrl: string | null | undefined;
  language: string | null | undefined;
  /** The church that the login page opens once the password is set. */
  churchId?: string | null | undefined;
  returnUrl?: string | null | undefined;
}

/**
 * Adds a set-password link that is valid for ten minutes, and mails it with its code, both in the given transaction.
 */
export async function mailPasswordLink(
  accounts: Accounts,
  { links }: Stores,
  tx: OpenTransaction,
  user: User,
  { email, appUrl, language: requestedLanguage, churchId, returnUrl }: PasswordLinkInput,
): Promise<void> {
  const now = accounts.now();
  const guid = makeGuid();
  const code = makeCode();
  const guidHash = hashGuid(guid);
  await links.add({
    guidHash,
    userId: user.id,
    purpose: "set-password",
    codeHash: hashCode(accounts.secret, guidHash, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PASSWORD_LINK_LIFETIME_MS),
  });
  const language = chooseLanguage([requestedLanguage ?? "", user.language]);
  const churchParameter = churchId ? `&churchId=${encodeURIComponent(churchId)}` : "";
  const returnParameter = isOwnPage(accounts, returnUrl) ? `&returnUrl=${encodeURIComponent(returnUrl)}` : "";
  const url = `${chooseApp(accounts, appUrl)}/login?auth=${guid}&timestamp=${now.getTime()}${churchParameter}${returnParameter}`;
  await accounts.emails.post(tx, email({ t: await accounts.translatorFor(language), language, user, url, code }));
}

/** The origin that the link leads to: the requesting app if its URL is one of ours, otherwise the portal. */
function chooseApp({ appUrls }: Pick<Accounts, "appUrls">, appUrl: string | null | undefined): string {
  const origin = URL.parse(appUrl ?? "")?.origin;
  return Object.values(appUrls).find((own) => own === origin) ?? appUrls.portal;
}

/** Whether `returnUrl` is a path or a URL of one of our apps. Emails link to no other site. */
function isOwnPage({ appUrls }: Pick<Accounts, "appUrls">, page: string | null | undefined): page is string {
  if (!page || /[\\\s]/.test(page)) return false;
  const url = URL.parse(page, appUrls.portal);
  return url !== null && !url.username && !url.password && Object.values(appUrls).includes(url.origin);
}
