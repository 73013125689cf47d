import { isEmail, sameEmail, type CallAnswer, type loadOrCreateUser as call } from "@offertory/contract";
import type { z } from "zod";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import { visitorId } from "../../../platform/identity/visitor-id.ts";
import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Accounts } from "../accounts.ts";
import { CaptchaNeeded, EmailInvalid, NameMissing } from "../accounts-errors.ts";

/** Allows for a thousand donors on one church's network on a Sunday, some of them more than once. */
const BY_ADDRESS: Limit = { name: "load-or-create-user-address", tries: 3000, seconds: 3600 };

/**
 * Makes an account for the email that a visitor enters, unless there is one. It has no password, so only the owner of
 * the mailbox can open it. The answer repeats what was sent and reveals nothing that is stored.
 */
export async function loadOrCreateUser(
  accounts: Accounts,
  form: z.output<(typeof call)["body"]>,
  proof: VisitorProof,
  isSignedIn: boolean,
): Promise<CallAnswer<typeof call>> {
  const email = sameEmail(form.userEmail);
  if (!isEmail(email)) throw new EmailInvalid();
  const names = { firstName: (form.firstName ?? "").trim(), lastName: (form.lastName ?? "").trim() };
  if (!names.firstName) throw new NameMissing("first-name-missing");
  if (!names.lastName) throw new NameMissing("last-name-missing");
  refuseLinkInName(names.firstName, names.lastName);
  await accounts.limits.count(BY_ADDRESS, proof.address);
  if (!isSignedIn && !(await accounts.admitVisitor(proof))) throw new CaptchaNeeded();

  const draft = { id: accounts.newId(), email, ...names, registered: false, createdAt: accounts.now() };
  const user = (await accounts.users.add(draft)) ?? (await accounts.users.findByEmail(email));
  // The account was deleted between the two queries; the client may retry.
  if (!user) throw new Unavailable();
  return { id: visitorId(accounts.secret, email), email, ...names };
}
