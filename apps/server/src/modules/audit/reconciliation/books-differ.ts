import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** A reconciliation ended with differences that it could not repair. */
export const booksDiffer = eventKind(
  "books-differ",
  z.object({ churchId: z.string(), reconciliationId: z.string(), gatewayId: z.string(), open: z.int() }),
);
