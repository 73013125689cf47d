import { z } from "zod/mini";
import { Id, optionalText, text } from "../text/text.ts";

/** A draft is visible only to those who build forms; an open form accepts answers; a closed one keeps them. */
export const FORM_STATES = ["draft", "open", "closed"] as const;
export type FormState = (typeof FORM_STATES)[number];

export const Form = z.object({
  id: z.string(),
  churchId: z.string(),
  name: z.string(),
  description: z.string(),
  /** `form` is filled in by itself, `person` is filled in on a person's page. */
  contentType: z.enum(["form", "person"]),
  state: z.enum(FORM_STATES),
  /** Whether only people who are signed in to the church can open the form; otherwise anyone who has the link can. */
  restricted: z.boolean(),
  /** From this time on the form accepts no more answers; null when it stays open. */
  closesAt: z.nullable(z.string()),
  /** The text that is shown after sending; empty for the default text. */
  thanks: z.string(),
  /** Whether people who gave an email address get a copy of their answers by email. */
  confirmationMail: z.boolean(),
  /** The form owners, who are notified of each submission. */
  notifyPersonIds: z.array(z.string()),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  /** Increases with every change, so that a change to an outdated version is refused. */
  version: z.int(),
});
export type Form = z.output<typeof Form>;

/** A form in a list of forms. */
export const FormListed = z.extend(Form, {
  questions: z.int(),
  /** Exact up to ten thousand; above that an estimate, in thousands. */
  submissions: z.int(),
  held: z.int(),
  lastSubmittedAt: z.nullable(z.string()),
  /** Whether the caller may read the answers. */
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
  /** The version that the caller read. The change is refused when the form has been changed since. */
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

/** Returns whether the form accepts answers now. */
export const isAcceptingSubmissions = ({ state, closesAt }: Pick<Form, "state" | "closesAt">, now: Date): boolean =>
  state === "open" && (closesAt === null || new Date(closesAt) > now);
