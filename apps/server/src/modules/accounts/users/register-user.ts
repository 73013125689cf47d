import { isBlank, isEmail, sameEmail, type CallAnswer, type register } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import type { z } from "zod";
import type { Limit } from "../../../platform/limits/limits.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import { inTransaction, type Accounts } from "../accounts.ts";
import { EmailInvalid, EmailTaken, NameMissing } from "../accounts-errors.ts";
import { renderWelcomeEmail } from "../emails/render-password-email.ts";
import { mailPasswordLink } from "../passwords/mail-password-link.ts";

const HOUR = 3600;
const BY_ADDRESS: Limit = { name: "register-address", tries: 60, seconds: HOUR };
const BY_EMAIL: Limit = { name: "register-email", tries: 5, seconds: HOUR };

type Form = z.output<(typeof register)["body"]>;

/** Makes an account without a password, and mails its owner a link to set one. */
export async function registerUser(
  accounts: Accounts,
  form: Form,
  address: string,
): Promise<CallAnswer<typeof register>> {
  const { email, ...names } = parseForm(form);
  await accounts.limits.count(BY_ADDRESS, address);
  await accounts.limits.count(BY_EMAIL, email);

  const language = chooseLanguage([form.language ?? ""]);
  return inTransaction(accounts, async (stores, tx) => {
    const draft = { id: accounts.newId(), email, ...names, language, registered: true, createdAt: accounts.now() };
    const user =
      (await stores.users.add(draft)) ?? (await stores.users.registerExisting(email, { ...names, language }));
    if (!user) throw new EmailTaken();
    const { appUrl, churchId, returnUrl } = form;
    await mailPasswordLink(accounts, stores, tx, user, {
      email: renderWelcomeEmail,
      appUrl,
      language,
      churchId,
      returnUrl,
    });
    return { user };
  });
}

function parseForm(form: Form): { firstName: string; lastName: string; email: string } {
  const firstName = (form.firstName ?? "").trim();
  const lastName = (form.lastName ?? "").trim();
  const email = sameEmail(form.email ?? "");
  if (isBlank(firstName)) throw new NameMissing("first-name-missing");
  if (isBlank(lastName)) throw new NameMissing("last-name-missing");
  if (!isEmail(email)) throw new EmailInvalid();
  refuseLinkInName(firstName, lastName);
  return { firstName, lastName, email };
}
