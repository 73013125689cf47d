import { z } from "zod/mini";
import { ELEMENT_ANSWERS, type ElementAnswers, type ElementType } from "./element-kinds.ts";
import { SECTION_BACKGROUNDS } from "./page.ts";

export const ShownEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Timestamps. An all-day event has days (`2026-12-24`), and `end` is its last day. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  place: z.nullable(z.string()),
});
export type ShownEvent = z.output<typeof ShownEvent>;

const shown = <Type extends ElementType, Extra extends z.core.$ZodLooseShape>(type: Type, extra: Extra) =>
  z.object({ id: z.string(), type: z.literal(type), answers: ELEMENT_ANSWERS[type], ...extra });

const OneElement = z.discriminatedUnion("type", [
  shown("text", {}),
  shown("picture", {}),
  shown("button", {}),
  /** `fundName` is null when no fund was chosen or the chosen one is closed; the gift then goes to the default fund. */
  shown("giving", { fundName: z.nullable(z.string()) }),
  /** `form` is null when the form is closed or deleted; the page then leaves the element out. */
  shown("form", { form: z.nullable(z.object({ id: z.string(), name: z.string(), description: z.string() })) }),
  shown("events", { events: z.array(ShownEvent) }),
  /** `film` is null when the URL is not a YouTube or Vimeo video. */
  shown("video", { film: z.nullable(z.object({ service: z.enum(["youtube", "vimeo"]), id: z.string() })) }),
]);

/** An element as visitors get it: rich text is sanitized, and funds, forms and events are looked up. */
export const ShownElement = z.union([OneElement, shown("columns", { columns: z.array(z.array(OneElement)) })]);
export type ShownElement = z.output<typeof ShownElement>;
export type ShownAnswers<Type extends ElementType> = ElementAnswers[Type];

export const PublicSection = z.object({
  id: z.string(),
  background: z.enum(SECTION_BACKGROUNDS),
  picture: z.nullable(z.string()),
  elements: z.array(ShownElement),
});
export type PublicSection = z.output<typeof PublicSection>;

export const PublicPage = z.object({
  churchId: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  /** The church's time zone. */
  timeZone: z.string(),
  sections: z.array(PublicSection),
});
export type PublicPage = z.output<typeof PublicPage>;
