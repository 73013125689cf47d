/** Font sizes of rich text, in CSS pixels; stored as the class `font-size-24`. */
export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 28, 32, 36, 48] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Alignments of a paragraph or heading; stored as the class `align-center`. */
export const ALIGNMENTS = ["left", "center", "right", "justify"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** How deeply lists can be nested. */
export const MAX_LIST_DEPTH = 7;

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
const MARKS = ["strong", "b", "em", "i", "u", "s", "del", "sub", "sup", "code", "span", "a"] as const;
const BLOCKS = ["p", "div", "blockquote", "pre", "ul", "ol", "li", "hr", "br", "img"] as const;
const TABLES = ["table", "thead", "tbody", "tr", "th", "td"] as const;

/** The elements that rich text may contain. Of any other element only its text is kept. */
export const ALLOWED_TAGS: readonly string[] = [...HEADINGS, ...MARKS, ...BLOCKS, ...TABLES];

/** Elements that are removed together with their content. */
export const TAGS_REMOVED_WITH_CONTENT: readonly string[] = [
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

/** Elements that can have an alignment. */
export const ALIGNED_TAGS: readonly string[] = ["p", "div", "th", "td", ...HEADINGS];

/** Table cells, which can span several columns and rows. */
export const CELL_TAGS: readonly string[] = ["th", "td"];

/** The attributes of each element; `sanitizeAttributes` also checks their values. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel", "class", "title"],
  img: ["src", "alt", "width", "height", "title"],
  span: ["class", "role", "aria-label"],
  ol: ["start"],
  ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, ["class"]])),
  ...Object.fromEntries(CELL_TAGS.map((tag) => [tag, ["class", "colspan", "rowspan"]])),
};
