import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A payment has come to its end, for the first time: said in the transaction that writes it down. */
const Ended = z.object({
  churchId: z.string(),
  intentId: z.string(),
  outcome: z.enum(["succeeded", "failed", "cancelled"]),
});
export const giftEnded = eventKind("gift-ended", Ended);

/** The same of a gift by a company that takes orders: of the others, which are most, nobody has to hear it. */
export const orderEnded = eventKind("order-ended", Ended);
