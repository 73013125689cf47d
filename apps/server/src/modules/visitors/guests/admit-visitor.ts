import type { VisitorProof } from "../../../platform/identity/visitor-proof.ts";
import { spendCaptcha } from "../captcha/verify-captcha.ts";
import type { Visitors } from "../visitors.ts";
import { ticketIdOf } from "../tickets/ticket-id.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

/** Whether a person is there. A ticket is as good as before: it is for the gift that follows. */
export async function admitVisitor(
  context: Pick<Visitors, "guests" | "now" | "recaptcha" | "secret">,
  { captcha, ticket, address }: VisitorProof,
): Promise<boolean> {
  if (captcha) return spendCaptcha(context, captcha);
  const id = ticket ? ticketIdOf(ticket) : null;
  return context.guests.hasTicket({ id, place: clientNetworkHash(context, address), now: context.now() });
}
