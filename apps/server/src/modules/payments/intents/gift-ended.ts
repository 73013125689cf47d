import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** Published when a gift succeeds, fails or is cancelled, in the transaction that writes the status. */
const EndedGift = z.object({
  churchId: z.string(),
  intentId: z.string(),
  outcome: z.enum(["succeeded", "failed", "cancelled"]),
});
export const giftEnded = eventKind("gift-ended", EndedGift);

/** As `giftEnded`, for gifts with a payment reference. `taken` is accepted and not settled yet, as a bank debit. */
export const paymentReferenceChanged = eventKind(
  "gift-purpose-moved",
  z.object({ ...EndedGift.shape, purpose: z.string(), outcome: z.enum(["taken", "succeeded", "failed", "cancelled"]) }),
);

/** As `giftEnded`, for providers with orders only: a separate event, so that Stripe's gifts cause no needless job. */
export const orderEnded = eventKind("order-ended", EndedGift);
