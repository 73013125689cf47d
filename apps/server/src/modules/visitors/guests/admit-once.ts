import type { Visitors } from "../visitors.ts";
import { ticketIdOf } from "../tickets/ticket-id.ts";

/**
 * Whether a ticket proves that a person sends this in, such as a form. It is good for one, and for the same one again; a gift can be
 * paid with it besides.
 */
export const admitOnce = (
  context: Pick<Visitors, "guests" | "now">,
  { ticket, subject }: { ticket: string; subject: string },
): Promise<boolean> => context.guests.spendOnce(ticketIdOf(ticket), subject, context.now());
