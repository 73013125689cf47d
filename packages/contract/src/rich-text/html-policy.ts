/** Sizes that words may have, in CSS pixels; kept as the class `font-size-24`. */
export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 28, 32, 36, 48] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Where the lines of a paragraph or a heading stand; kept as the class `align-center`. */
export const ALIGNMENTS = ["left", "center", "right", "justify"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Lists go no deeper. */
export const MAX_LIST_DEPTH = 7;

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const MARKS = ["strong", "b", "em", "i", "u", "s", "del", "sub", "sup", "code", "span", "a"] as const;
const BLOCKS = ["p", "div", "blockquote", "pre", "ul", "ol", "li", "hr", "br", "img"] as const;
const TABLES = ["table", "thead", "tbody", "tr", "th", "td"] as const;

/** All that a text may hold. Of any other element only the words stay. */
export const ALLOWED_TAGS: readonly string[] = [...HEADINGS, ...MARKS, ...BLOCKS, ...TABLES];

/** Elements whose inside is no text of ours: it goes with them. */
export const SILENT_TAGS: readonly string[] = [
  "annotation-xml",
  "applet",
  "audio",
  "canvas",
  "datalist",
  "embed",
  "frameset",
  "head",
  "iframe",
  "math",
  "noembed",
  "noframes",
  "noscript",
  "object",
  "option",
  "plaintext",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
  "video",
  "xmp",
];

/** Elements that may be aligned. */
export const ALIGNED_TAGS: readonly string[] = ["p", "div", "th", "td", ...HEADINGS];

/** Cells of a table; merged ones say over how many they reach. */
export const CELL_TAGS: readonly string[] = ["th", "td"];

/** What each element may say about itself; `sanitizeAttributes` also looks at what is said. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel", "class", "title"],
  img: ["src", "alt", "width", "height", "title"],
  span: ["class", "role", "aria-label"],
  ol: ["start"],
  ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, ["class"]])),
  ...Object.fromEntries(CELL_TAGS.map((tag) => [tag, ["class", "colspan", "rowspan"]])),
};
