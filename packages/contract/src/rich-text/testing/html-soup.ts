import fc from "fast-check";
import { FONT_SIZES } from "../html-policy.ts";

const TEXTS = fc.constantFrom(
  "grace",
  "peace & joy",
  "a < b",
  '"said"',
  "it’s",
  "émile",
  "<b",
  "x&nbsp;y",
  "&lt;i&gt;",
  "1 > 0",
);
const KNOWN_TAGS = [
  "p",
  "h2",
  "strong",
  "em",
  "u",
  "s",
  "span",
  "code",
  "blockquote",
  "ul",
  "ol",
  "li",
  "a",
  "div",
  "br",
  "img",
  "sub",
  "pre",
  "table",
  "tr",
  "th",
  "td",
];
const FORBIDDEN_TAGS = [
  "script",
  "style",
  "svg",
  "math",
  "iframe",
  "font",
  "center",
  "form",
  "section",
  "o:p",
  "x-y",
  "template",
  "noscript",
];
const ADDRESSES = [
  "/give",
  "https://a.test/?x=1&y=2",
  "javascript:hacked()",
  "mailto:a@b.test",
  "#top",
  "data:text/html,x",
  "//e.test",
  "tel:+1",
];
const CLASSES = [
  "btn",
  "btn-accent",
  "btn-xl",
  "btn-block",
  "align-center",
  "icon icon-heart",
  "evil",
  ...FONT_SIZES.map((size) => `font-size-${size}`),
];

const attribute = fc.oneof(
  fc.constantFrom(...ADDRESSES).map((value) => `href="${value.replaceAll("&", "&amp;")}"`),
  fc.constantFrom("/content/a/b.jpg", "https://a.test/x.png", "x", "http://a.test/x").map((value) => `src="${value}"`),
  fc.constantFrom(...CLASSES).map((value) => `class="${value}"`),
  fc.constantFrom(
    'target="_blank"',
    'onclick="hacked()"',
    'style="color:red"',
    'id="x"',
    'alt="A &quot;b&quot;"',
    'width="40"',
    'start="3"',
    'colspan="2"',
    'rowspan="999"',
  ),
);

const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: (one) => one.split("=")[0] })
  .map((all) => all.map((one) => ` ${one}`).join(""));

const open = (tag: string, attributeText: string) => `<${tag}${attributeText}>`;

/** Generates well-nested HTML of allowed and forbidden elements. */
export const nestedHtml = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    TEXTS.map((text) => text.replace(/<b$/, "b")).map((text) => text.replaceAll(/ < /g, " &lt; ")),
    fc
      .tuple(
        fc.constantFrom("span", "strong", "em", "u", "s", "code", "font", "x-y"),
        attributes,
        fc.array(tie("piece"), { maxLength: 3 }),
      )
      .map(([tag, attributeText, inner]) => `${open(tag, attributeText)}${inner.join("")}</${tag}>`),
    fc.tuple(fc.constantFrom("br", "img"), attributes).map(([tag, attributeText]) => open(tag, attributeText)),
    fc.constantFrom(
      "<script>hacked()</script>",
      "<style>x</style>",
      "<iframe>x</iframe>",
      "<!-- note -->",
      "<svg><g></g></svg>",
    ),
  ),
})).piece;

const blocks = fc.tuple(
  fc.constantFrom("p", "h1", "h6", "blockquote", "div", "section"),
  attributes,
  fc.array(nestedHtml, { maxLength: 4 }),
);

export const nestedDocument = fc
  .array(
    blocks.map(([tag, attributeText, inner]) => `${open(tag, attributeText)}${inner.join("")}</${tag}>`),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) => all.join(""));

/** Generates tags that are opened and closed in any order. */
export const htmlSoup = fc
  .array(
    fc.oneof(
      TEXTS,
      fc
        .tuple(fc.constantFrom(...KNOWN_TAGS, ...FORBIDDEN_TAGS), attributes)
        .map(([tag, attributeText]) => open(tag, attributeText)),
      fc.constantFrom(...KNOWN_TAGS, ...FORBIDDEN_TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom("<!--", "-->", "<![CDATA[", "]]>", '"', "'", "<", ">", "=", "/>", "\u0000"),
    ),
    { maxLength: 24 },
  )
  .map((all) => all.join(""));
