import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A dispute was opened, won or lost: published once for each, in the transaction that records it. */
export const disputeMoved = eventKind(
  "dispute-moved",
  z.object({
    churchId: z.string(),
    disputeId: z.string(),
    donationId: z.string(),
    status: z.enum(["inquiry", "open", "won", "lost"]),
  }),
);

/** A refund was booked, or one that was booked has failed: published once for each, in the transaction that books it. */
export const refundMoved = eventKind(
  "refund-moved",
  z.object({ churchId: z.string(), refundId: z.string(), status: z.enum(["refunded", "failed"]) }),
);
