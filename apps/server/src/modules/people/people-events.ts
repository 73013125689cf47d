import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A person's data is gone: whoever holds more of them lets it go too. */
export const personErased = eventKind(
  "person-erased",
  z.object({
    churchId: z.string(),
    personId: z.string(),
    /** What their address was, for who holds something under the address alone. */
    email: z.string().optional(),
  }),
);

/** Two people turned out to be one: what belonged to the dropped one belongs to the kept one. */
export const peopleMerged = eventKind(
  "people-merged",
  z.object({
    churchId: z.string(),
    keepId: z.string(),
    dropId: z.string(),
    /** Both had accounts: what belongs to an account stays with it. */
    betweenAccounts: z.boolean().default(false),
  }),
);
