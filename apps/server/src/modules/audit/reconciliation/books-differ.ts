import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** A comparison with the provider's account has found what it could not put right. */
export const booksDiffer = eventKind(
  "books-differ",
  z.object({ churchId: z.string(), reconciliationId: z.string(), gatewayId: z.string(), open: z.int() }),
);
