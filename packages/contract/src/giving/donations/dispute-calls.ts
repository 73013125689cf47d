import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** A dispute: a donor's bank takes a payment back, or has returned a bank debit. */
export const Dispute = z.object({
  id: z.string(),
  donationId: z.string(),
  personId: z.nullable(z.string()),
  gatewayId: z.string(),
  /** The payment provider's id of the dispute, which is answered on the provider's own site. */
  providerId: z.string(),
  /** An `inquiry` has not taken any money yet. */
  status: z.enum(["inquiry", "open", "won", "lost"]),
  reason: z.string(),
  amount: Dollars,
  /** The fee that the payment provider charges for the dispute itself. */
  fee: Dollars,
  donationAmount: Dollars,
  donationDate: z.string(),
  /** The deadline for answering the dispute; null when there is none. */
  dueAt: z.nullable(z.string()),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});
export type Dispute = z.output<typeof Dispute>;

export const listDisputes = endpoint({
  api: "giving",
  method: "GET",
  path: "/disputes",
  summary: "List disputes, newest first",
  answer: z.array(Dispute),
});
