import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Dollars } from "../amounts/dollars.ts";

/** A donor's bank wants a gift back, or has sent a debit back. */
export const Dispute = z.object({
  id: z.string(),
  donationId: z.string(),
  personId: z.nullable(z.string()),
  gatewayId: z.string(),
  /** What the payment provider calls it, at whose pages it is answered. */
  providerId: z.string(),
  /** An inquiry has taken no money yet. */
  status: z.enum(["inquiry", "open", "won", "lost"]),
  reason: z.string(),
  amount: Dollars,
  /** What the provider took for the dispute itself. */
  fee: Dollars,
  donationAmount: Dollars,
  donationDate: z.string(),
  /** Until when it can be answered. */
  dueAt: z.nullable(z.string()),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
});
export type Dispute = z.output<typeof Dispute>;

export const listDisputes = endpoint({
  api: "giving",
  method: "GET",
  path: "/disputes",
  summary: "Gifts that donors' banks want back, newest first",
  answer: z.array(Dispute),
});
