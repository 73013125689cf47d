import { z } from "zod/mini";
import { MAX_ALT_LENGTH } from "../gallery/picture-sources.ts";
import { MAX_GIFT } from "../giving/amounts/gift-limits.ts";
import { MAX_ADDRESS_LENGTH } from "../rich-text/safe-address.ts";
import { Id, optionalText, text } from "../text/text.ts";
import { BUTTON_APPEARANCES, LINK_SIZES, LINK_VARIANTS } from "../rich-text/link-looks.ts";

export const ELEMENT_TYPES = ["text", "picture", "button", "giving", "form", "events", "columns", "video"] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** How wide an image is: narrower than the text, as wide as it, or wider. */
export const PICTURE_BREADTHS = ["small", "normal", "wide"] as const;

/** The widths of the columns, in twelfths of the row. */
export const COLUMN_LAYOUTS = [
  [6, 6],
  [4, 8],
  [8, 4],
  [4, 4, 4],
  [3, 3, 3, 3],
] as const;

const Address = text(MAX_ADDRESS_LENGTH);
/** The longest rich text, in characters of HTML or Markdown. */
export const MAX_RICH_TEXT_LENGTH = 100_000;

/** The longest texts of an element, by its type. */
export const ELEMENT_LENGTHS = {
  picture: { caption: 300 },
  button: { text: 120 },
  giving: { title: 120, text: 500 },
  events: { title: 120 },
  video: { title: 200 },
} as const satisfies Partial<Record<ElementType, Record<string, number>>>;

/**
 * The fields of each element type. Every field may be missing, because an element is saved while it is being edited;
 * unknown fields are dropped.
 */
export const ELEMENT_ANSWERS = {
  /** HTML, sanitized before it is stored. */
  text: z.object({ text: z.prefault(text(MAX_RICH_TEXT_LENGTH), "") }),
  picture: z.object({
    url: z.prefault(Address, ""),
    alt: z.prefault(text(MAX_ALT_LENGTH), ""),
    caption: optionalText(ELEMENT_LENGTHS.picture.caption),
    link: optionalText(MAX_ADDRESS_LENGTH),
    width: z.prefault(z.enum(PICTURE_BREADTHS), "normal"),
  }),
  button: z.object({
    text: z.prefault(text(ELEMENT_LENGTHS.button.text), ""),
    url: z.prefault(Address, ""),
    target: z.prefault(z.enum(["_self", "_blank"]), "_self"),
    appearance: z.prefault(z.enum(BUTTON_APPEARANCES), "button"),
    variant: z.prefault(z.enum(LINK_VARIANTS), "primary"),
    size: z.prefault(z.enum(LINK_SIZES), "medium"),
  }),
  giving: z.object({
    title: optionalText(ELEMENT_LENGTHS.giving.title),
    text: optionalText(ELEMENT_LENGTHS.giving.text),
    fundId: z.nullish(Id),
    /** Suggested amounts, as decimals. The server checks the minimum of the church's currency. */
    amounts: z.prefault(z.array(z.number().check(z.positive(), z.maximum(MAX_GIFT))).check(z.maxLength(6)), []),
  }),
  form: z.object({ formId: z.nullish(Id) }),
  events: z.object({
    title: optionalText(ELEMENT_LENGTHS.events.title),
    count: z.prefault(z.int().check(z.minimum(1), z.maximum(20)), 5),
  }),
  columns: z.object({
    sizes: z.prefault(
      z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(2), z.maxLength(4)),
      [6, 6],
    ),
  }),
  /** The URL of a YouTube or Vimeo video. The player loads only after the visitor has asked for it. */
  video: z.object({ url: z.prefault(Address, ""), title: z.prefault(text(ELEMENT_LENGTHS.video.title), "") }),
} as const satisfies Record<ElementType, z.ZodMiniType>;

export type ElementAnswers = { [Type in ElementType]: z.output<(typeof ELEMENT_ANSWERS)[Type]> };
