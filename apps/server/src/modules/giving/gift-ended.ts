import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A payment has come to its end, for the first time: said in the transaction that writes it down. */
export const giftEnded = eventKind(
  "gift-ended",
  z.object({ churchId: z.string(), intentId: z.string(), outcome: z.enum(["succeeded", "failed", "cancelled"]) }),
);
