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

/** A church's own network on a Sunday: a thousand donors, and some of them twice. */
const BY_ADDRESS: Limit = { name: "load-or-create-person", tries: 3000, seconds: 3600 };
/** All that are not signed in, from everywhere, at one church. */
const BY_CHURCH: Limit = { name: "load-or-create-person-church", tries: 5000, seconds: 3600 };

type Sent = z.output<(typeof loadOrCreateCall)["body"]>;

/**
 * The person behind a gift or form of somebody who is not signed in, who has shown to be a person. It tells nothing that was not
 * sent, so that nobody learns by it who is known to a church, or who shares a mailbox.
 */
export async function loadOrCreatePerson(
  people: People,
  sent: Sent,
  proof: VisitorProof,
  isSignedIn: boolean,
): Promise<CallAnswer<typeof loadOrCreateCall>> {
  await people.limits.count(BY_ADDRESS, proof.address);
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
    await people.limits.count(BY_CHURCH, sent.churchId);
  }

  const wanted = { email, firstName: first, lastName: last };
  await people.connection.transaction().execute((tx) => findOrAddPerson(people, tx, sent.churchId, wanted));
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
