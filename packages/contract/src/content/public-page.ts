import { z } from "zod/mini";
import { ELEMENT_ANSWERS, type ElementAnswers, type ElementType } from "./element-kinds.ts";
import { SECTION_BACKGROUNDS } from "./page.ts";

/** An event as a page shows it. */
export const ShownEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Moments; of an event that lasts whole days, the days (`2026-12-24`), the last one too. */
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
  /** Null where no fund was chosen, or where it takes no more gifts: then the church's first one is given to. */
  shown("giving", { fundName: z.nullable(z.string()) }),
  /** Null where the form is closed or gone: the page then shows nothing. */
  shown("form", { form: z.nullable(z.object({ id: z.string(), name: z.string(), description: z.string() })) }),
  shown("events", { events: z.array(ShownEvent) }),
  /** What a player needs; null where the address is none that we know. */
  shown("video", { film: z.nullable(z.object({ service: z.enum(["youtube", "vimeo"]), id: z.string() })) }),
]);

/** What everyone sees of an element: answers cleaned, and what they name looked up. */
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
  /** The church's, in which its events happen. */
  timeZone: z.string(),
  sections: z.array(PublicSection),
});
export type PublicPage = z.output<typeof PublicPage>;
