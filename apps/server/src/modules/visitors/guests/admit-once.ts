import type { Visitors } from "../visitors.ts";
import { ticketIdOf } from "../tickets/ticket-id.ts";

/**
 * Returns whether a captcha token admits this submission, such as a form. It admits one submission and the same one
 * again, and in addition one gift.
 */
export const admitOnce = (
  context: Pick<Visitors, "guests" | "now">,
  { ticket, subject }: { ticket: string; subject: string },
): Promise<boolean> => context.guests.spendOnce(ticketIdOf(ticket), subject, context.now());
