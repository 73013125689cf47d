import { isEmail, sameEmail } from "@offertory/contract";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { admitVisitor, CaptchaNeeded } from "../../visitors/index.ts";
import type { Recurring } from "../recurring.ts";
import { LostLinkEmailInvalid } from "../recurring-errors.ts";
import { SEND_LOST_LINKS } from "./send-lost-links.job.ts";

const BY_NETWORK: Limit = { name: "lost-link-address", tries: 20, seconds: 3600 };
const BY_EMAIL: Limit = { name: "lost-link-email", tries: 3, seconds: 3600 };

/**
 * Takes the email address of a donor who has lost the manage link. A job looks up whether the address is known, so that
 * neither the answer nor its time tells it. The limits count known and unknown addresses alike.
 */
export async function requestLostLink(context: Recurring, sent: string, proof: VisitorProof): Promise<{ asked: true }> {
  await context.limits.count(BY_NETWORK, proof.address);
  const email = sameEmail(sent);
  if (!isEmail(email)) throw new LostLinkEmailInvalid();
  if (!(await admitVisitor(context, proof))) throw new CaptchaNeeded();
  await context.limits.count(BY_EMAIL, email);
  await addJob(context.connection, { name: SEND_LOST_LINKS, payload: { email } });
  return { asked: true };
}
