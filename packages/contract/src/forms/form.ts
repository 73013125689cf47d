import { z } from "zod/mini";
import { Id, optionalText, text } from "../text/text.ts";

/** A draft is seen by who builds it; an open one takes answers; a closed one only keeps them. */
export const FORM_STATES = ["draft", "open", "closed"] as const;
export type FormState = (typeof FORM_STATES)[number];

export const Form = z.object({
  id: z.string(),
  churchId: z.string(),
  name: z.string(),
  description: z.string(),
  /** What it is about: `form` stands alone, `person` is filled in on somebody's page. */
  contentType: z.enum(["form", "person"]),
  state: z.enum(FORM_STATES),
  /** Only for who is signed in to the church; otherwise for anyone who has the link. */
  restricted: z.boolean(),
  /** From then on it takes no more answers. */
  closesAt: z.nullable(z.string()),
  /** What is said once an answer is in; empty for the usual words. */
  thanks: z.string(),
  /** Whether those who gave an address get what they answered by mail. */
  confirmationMail: z.boolean(),
  /** Who may be told of each answer. */
  notifyPersonIds: z.array(z.string()),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  /** Grows with every change: a builder that was opened before somebody else's change is told so. */
  version: z.int(),
});
export type Form = z.output<typeof Form>;

/** In a list of forms. */
export const FormListed = z.extend(Form, {
  questions: z.int(),
  /** Exactly, up to ten thousand; beyond that about so many, in thousands. */
  submissions: z.int(),
  held: z.int(),
  lastSubmittedAt: z.nullable(z.string()),
  /** Whether the caller may read what was answered. */
  mayRead: z.boolean(),
});
export type FormListed = z.output<typeof FormListed>;

export const FORM_LENGTHS = { name: 200, description: 5000, thanks: 2000 } as const;

export const FormChange = z.object({
  name: z.optional(text(FORM_LENGTHS.name)),
  description: z.optional(text(FORM_LENGTHS.description)),
  contentType: z.optional(z.enum(["form", "person"])),
  state: z.optional(z.enum(FORM_STATES)),
  restricted: z.optional(z.boolean()),
  closesAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  thanks: z.optional(text(FORM_LENGTHS.thanks)),
  confirmationMail: z.optional(z.boolean()),
  notifyPersonIds: z.optional(z.array(Id).check(z.maxLength(20))),
  /** What the caller saw; a form that was changed since is not overwritten. */
  version: z.optional(z.int()),
});
export type FormChange = z.output<typeof FormChange>;

export const FormDraft = z.object({
  name: text(FORM_LENGTHS.name),
  description: optionalText(FORM_LENGTHS.description),
  contentType: z.nullish(z.enum(["form", "person"])),
  restricted: z.nullish(z.boolean()),
});
export type FormDraft = z.output<typeof FormDraft>;

/** Whether it takes answers at this moment. */
export const isTaking = ({ state, closesAt }: Pick<Form, "state" | "closesAt">, now: Date): boolean =>
  state === "open" && (closesAt === null || new Date(closesAt) > now);
