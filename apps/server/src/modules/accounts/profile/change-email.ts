import { isEmail, sameEmail, type Profile } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { EmailInvalid, EmailTaken, PasswordWrong } from "../accounts-errors.ts";
import { hashGuid, makeGuid } from "../links/link-secrets.ts";
import { renderConfirmEmail } from "../emails/render-confirm-email.ts";
import { renderEmailChangeEmail } from "../emails/render-email-change-email.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { describeProfile, ownUser } from "./read-profile.ts";

const LINK_LIFETIME_MS = 24 * 3600 * 1000;
/** Every request sends an email to an address that may belong to someone else. */
const BY_USER: Limit = { name: "change-email-user", tries: 5, seconds: 3600 };

/**
 * Requests a new email for the account. The new address counts once its owner has followed the mailed link; the old
 * address gets an email at once.
 */
export async function changeEmail(
  accounts: Accounts,
  { email: enteredEmail, password }: { email: string; password: string },
  caller: TokenClaims,
  address: string,
): Promise<Profile> {
  const user = await ownUser(accounts, caller);
  const newEmail = sameEmail(enteredEmail);
  if (!isEmail(newEmail)) throw new EmailInvalid();
  const attempt = { email: user.email, password, storedHash: user.passwordHash, address, device: caller.session.id };
  if (!(await checkPassword(accounts, attempt))) throw new PasswordWrong();
  if (await accounts.users.isTaken(newEmail)) throw new EmailTaken();
  await accounts.limits.count(BY_USER, user.id);

  const now = accounts.now();
  const guid = makeGuid();
  const language = chooseLanguage([user.language]);
  const { firstName, email: oldEmail } = user;
  const common = { t: await accounts.translatorFor(language), language, firstName, newEmail };
  const { portal } = accounts.appUrls;
  await inTransaction(accounts, async ({ links }, tx) => {
    await links.closeAll(user.id, now, ["confirm-email"]);
    await links.add({
      guidHash: hashGuid(guid),
      userId: user.id,
      purpose: "confirm-email",
      newEmail,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
    });
    await accounts.emails.post(tx, renderConfirmEmail({ ...common, url: `${portal}/profile?confirmEmail=${guid}` }));
    await accounts.emails.post(
      tx,
      renderEmailChangeEmail({ ...common, oldEmail, url: forgotPasswordUrl(portal, oldEmail) }),
    );
  });
  return describeProfile(accounts, user);
}

const forgotPasswordUrl = (portal: string, email: string): string =>
  `${portal}/login?action=forgot&email=${encodeURIComponent(email)}`;
