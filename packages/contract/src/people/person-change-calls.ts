import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";

export const PERSON_CHANGE_KINDS = ["email", "merge"] as const;

/** A change of a person that waits until its owner has confirmed it by email, or until an administrator has agreed. */
export const PendingPersonChange = z.object({
  id: z.string(),
  kind: z.enum(PERSON_CHANGE_KINDS),
  /** The new email address; null for a merge. */
  email: z.nullable(z.string()),
  /** The name of the record that a merge keeps; null for a new email address. */
  keptName: z.nullable(z.string()),
  /** The name of the person who is changed; in a merge, of the record that is given up. */
  personName: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  confirmed: z.boolean(),
  needsAgreement: z.boolean(),
});
export type PendingPersonChange = z.output<typeof PendingPersonChange>;

export const listPersonChanges = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/:id/changes",
  summary: "List pending changes of a person",
  params: z.object({ id: Id }),
  answer: z.array(PendingPersonChange),
});

export const agreeToPersonChange = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/:id/changes/:changeId/agree",
  summary: "Approve, as an administrator, a change that its owner confirms by email",
  params: z.object({ id: Id, changeId: Id }),
  answer: z.object({ done: z.boolean() }),
});

export const cancelPersonChange = endpoint({
  api: "membership",
  method: "DELETE",
  path: "/people/:id/changes/:changeId",
  summary: "Cancel a pending change",
  params: z.object({ id: Id, changeId: Id }),
  answer: z.object({ removed: z.boolean() }),
});

/** Needs no account, because the emailed token proves that the caller receives email at the address. */
export const confirmPersonChange = endpoint({
  api: "membership",
  method: "POST",
  path: "/people/confirmChange",
  summary: "Confirm a change with the token of the email about it",
  body: z.object({ token: text(100) }),
  answer: z.object({
    kind: z.enum(PERSON_CHANGE_KINDS),
    churchName: z.string(),
    /** False while an administrator still has to agree. */
    done: z.boolean(),
  }),
});
