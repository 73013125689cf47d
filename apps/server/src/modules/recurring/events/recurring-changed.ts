import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** A recurring gift was changed, and the provider knows it. `revision` counts its changes. */
export const recurringChanged = eventKind(
  "recurring-changed",
  z.object({ churchId: z.string(), subscriptionId: z.string(), revision: z.int() }),
);

/** The last planned payment of a recurring gift was made. */
export const recurringCompleted = eventKind(
  "recurring-completed",
  z.object({ churchId: z.string(), subscriptionId: z.string() }),
);
