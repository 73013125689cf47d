import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** A payment has come to its end, for the first time: said in the transaction that writes it down. */
const Ended = z.object({
  churchId: z.string(),
  intentId: z.string(),
  outcome: z.enum(["succeeded", "failed", "cancelled"]),
});
export const giftEnded = eventKind("gift-ended", Ended);

/** The same of a gift that pays for something, and also that it was taken though it has not ended, as by a bank. */
export const purposeMoved = eventKind(
  "gift-purpose-moved",
  z.object({ ...Ended.shape, purpose: z.string(), outcome: z.enum(["taken", "succeeded", "failed", "cancelled"]) }),
);

/** The same of a gift by a provider that takes orders: of the others, which are most, nobody has to hear it. */
export const orderEnded = eventKind("order-ended", Ended);
