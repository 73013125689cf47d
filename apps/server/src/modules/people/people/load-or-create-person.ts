import {
  displayName,
  isEmail,
  sameEmail,
  type CallAnswer,
  type loadOrCreatePerson as loadOrCreateCall,
} from "@offertory/contract";
import type { z } from "zod";
import { visitorId } from "../../../platform/identity/visitor-id.ts";
import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import { notClosing } from "../../churches/index.ts";
import type { People } from "../people.ts";
import { CaptchaNeeded, EmailInvalid, NameMissing, PeopleChurchNotFound } from "../people-errors.ts";
import { findOrAddPerson } from "./find-or-add-person.ts";

/**
 * Calls per hour from one client address: enough for a thousand donors on a church's own network on a Sunday, some of
 * whom call twice.
 */
const CALLS_PER_ADDRESS: Limit = { name: "load-or-create-person", tries: 3000, seconds: 3600 };
/** Calls without a token per hour at one church, from all addresses together. */
const CALLS_PER_CHURCH: Limit = { name: "load-or-create-person-church", tries: 5000, seconds: 3600 };

type PersonRequest = z.output<(typeof loadOrCreateCall)["body"]>;

/**
 * Finds or creates the person behind a gift or form of somebody who is not signed in and has solved a captcha. The
 * answer holds only what was sent, so that the caller cannot learn who is known to the church or who shares an email
 * address.
 */
export async function loadOrCreatePerson(
  people: People,
  sent: PersonRequest,
  proof: VisitorProof,
  isSignedIn: boolean,
): Promise<CallAnswer<typeof loadOrCreateCall>> {
  await people.limits.count(CALLS_PER_ADDRESS, proof.address);
  const email = sent.email.trim();
  const first = sent.firstName?.trim() ?? "";
  const last = sent.lastName?.trim() ?? "";
  if (!first) throw new NameMissing("first-name-missing");
  if (!last) throw new NameMissing("last-name-missing");
  if (!isEmail(email)) throw new EmailInvalid();
  refuseLinkInName(first, last);
  if (!(await hasChurch(people, sent.churchId))) throw new PeopleChurchNotFound();
  if (!isSignedIn) {
    if (!(await people.admitVisitor(proof))) throw new CaptchaNeeded();
    await people.limits.count(CALLS_PER_CHURCH, sent.churchId);
  }

  const input = { email, firstName: first, lastName: last };
  await people.connection.transaction().execute((tx) => findOrAddPerson(people, tx, sent.churchId, input));
  const id = visitorId(people.secret, sent.churchId, sameEmail(email), first, last);
  return { id, name: { first, last, display: displayName({ first, last }) }, contactInfo: { email } };
}

const hasChurch = async ({ db }: People, churchId: string): Promise<boolean> =>
  (await db
    .selectFrom("churchCards")
    .select("churchId")
    .where("churchId", "=", churchId)
    .where(notClosing("churchCards.churchId"))
    .executeTakeFirst()) !== undefined;
