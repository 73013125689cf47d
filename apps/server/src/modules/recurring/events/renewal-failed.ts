import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** A payment of a recurring gift did not go through; with `final`, it was the last try and the gift has ended. */
export const renewalFailed = eventKind(
  "renewal-failed",
  z.object({ churchId: z.string(), subscriptionId: z.string(), intentId: z.string(), final: z.boolean() }),
);
