import { isEmail, sameEmail, type CallAnswer, type loadOrCreateUser as call } from "@offertory/contract";
import type { z } from "zod";
import { Unavailable } from "../../../platform/http/http-errors.ts";
import { visitorId } from "../../../platform/identity/visitor-id.ts";
import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Accounts } from "../accounts.ts";
import { CaptchaNeeded, EmailInvalid, NameMissing } from "../accounts-errors.ts";

/** A thousand donors of one network on a Sunday, and some of them twice. */
const BY_ADDRESS: Limit = { name: "load-or-create-user-address", tries: 3000, seconds: 3600 };

/**
 * The account for an address that a visitor names, made if there is none: without a password, so that nobody signs in
 * with it before the owner of the mailbox does. Answers what was sent, and nothing that is stored.
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
  // Removed in the moment between the two: asking again makes it anew.
  if (!user) throw new Unavailable();
  return { id: visitorId(accounts.secret, email), email, ...names };
}
