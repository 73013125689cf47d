import type { Visitors } from "../visitors.ts";
import { ticketIdOf } from "../tickets/ticket-id.ts";

/**
 * Whether a ticket proves that a person sends this form in. It is good for one form, and for the same one again; a gift that the
 * form asks for can be paid with it besides.
 */
export const admitForm = (
  giving: Pick<Visitors, "guests" | "now">,
  { ticket, form }: { ticket: string; form: string },
): Promise<boolean> => giving.guests.spendForm(ticketIdOf(ticket), form, giving.now());
