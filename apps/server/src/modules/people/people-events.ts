import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A person was erased: subscribers delete or anonymize their data of this person. */
export const personErased = eventKind(
  "person-erased",
  z.object({
    churchId: z.string(),
    personId: z.string(),
    /** The email address they had, for modules that store data by email address alone. */
    email: z.string().optional(),
  }),
);

/** Two people were merged: subscribers move the data of `dropId` to `keepId`. */
export const peopleMerged = eventKind(
  "people-merged",
  z.object({
    churchId: z.string(),
    keepId: z.string(),
    dropId: z.string(),
    /** Whether both had accounts. Data that belongs to an account then stays with it. */
    betweenAccounts: z.boolean().default(false),
  }),
);
