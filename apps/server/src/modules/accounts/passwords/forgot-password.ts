import { isEmail, sameEmail, type forgotPassword as call } from "@offertory/contract";
import type { z } from "zod";
import type { Limit } from "../../../platform/limits/limits.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { renderResetPasswordEmail } from "../emails/render-password-email.ts";
import { mailPasswordLink } from "./mail-password-link.ts";

const HOUR = 3600;
const BY_ADDRESS: Limit = { name: "forgot-address", tries: 60, seconds: HOUR };
const BY_ACCOUNT: Limit = { name: "forgot-account", tries: 5, seconds: HOUR };

/** Mails a link and a code to set a new password. `emailed` is false when the address has no account. */
export async function forgotPassword(
  accounts: Accounts,
  { userEmail, appUrl, language, churchId, returnUrl }: z.output<(typeof call)["body"]>,
  address: string,
): Promise<{ emailed: boolean }> {
  const email = sameEmail(userEmail);
  await accounts.limits.count(BY_ADDRESS, address);
  if (!isEmail(email)) return { emailed: false };
  await accounts.limits.count(BY_ACCOUNT, email);

  const user = await accounts.users.findByEmail(email);
  if (!user) return { emailed: false };
  await inTransaction(accounts, (stores, tx) =>
    mailPasswordLink(accounts, stores, tx, user, {
      email: renderResetPasswordEmail,
      appUrl,
      language,
      churchId,
      returnUrl,
    }),
  );
  return { emailed: true };
}
