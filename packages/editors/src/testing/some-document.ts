import { LINK_APPEARANCES, LINK_SIZES, LINK_VARIANTS } from "@offertory/contract/rich-text/link-looks";
import { linkClasses } from "@offertory/contract/rich-text/link-classes";
import { TEXT_ICONS } from "@offertory/contract/rich-text/text-icons";
import { ALIGNMENTS, FONT_SIZES } from "@offertory/contract/rich-text/html-policy";
import type { JSONContent } from "@tiptap/core";
import fc from "fast-check";

/** Text with characters that have a meaning in Markdown. */
const texts = fc
  .array(
    fc.constantFrom(
      "grace",
      "Größe",
      "peace,",
      "*",
      "_so_",
      "**",
      "#",
      "1.",
      "-",
      "+",
      "[x]",
      "(y)",
      "<b>",
      "&amp;",
      "&",
      "~~",
      "`",
      "|",
      "\\",
      "!",
      "{.btn}",
      ":icon-heart:",
      "https://a.test",
      "www.a.test",
      "a@b.test",
      "2026.",
      ">",
      "=",
      "---",
      "恵み",
      "”",
      "😀",
      "{",
      "}",
      ":",
      '"',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(" ", "", " ").map((between) => parts.join(between)));

const look = fc.record({
  appearance: fc.constantFrom(...LINK_APPEARANCES),
  variant: fc.constantFrom(...LINK_VARIANTS),
  size: fc.constantFrom(...LINK_SIZES),
});

const link = fc
  .record({
    href: fc.constantFrom(
      "/give",
      "https://a.test/x?y=1&z=2",
      "mailto:a@b.test",
      "#top",
      "https://a.test/(x)_y",
      "tel:+1555",
    ),
    target: fc.constantFrom(null, "_blank"),
    look,
  })
  .map(({ href, target, look }) => ({
    type: "link",
    attrs: { href, target, class: linkClasses(look).join(" ") || null },
  }));

const size = fc.constantFrom(...FONT_SIZES).map((size) => ({ type: "fontSize", attrs: { size } }));
const marks = fc
  .tuple(fc.subarray(["bold", "italic", "underline", "strike"]), fc.option(size), fc.option(link, { freq: 3 }))
  .map(([names, size, link]) => [...names.map((type) => ({ type })), ...(size ? [size] : []), ...(link ? [link] : [])]);

const textPiece = fc.tuple(texts, marks).map(([text, marks]) => ({ type: "text", text, marks }));
const codePiece = texts.map((text) => ({ type: "text", text, marks: [{ type: "code" }] }));
const icon = fc.constantFrom(...TEXT_ICONS).map((icon) => ({ type: "icon", attrs: { icon } }));
const picture = fc
  .record({
    src: fc.constantFrom("/content/c/gallery/1/a.jpg", "https://a.test/a_(b).png"),
    alt: fc.constantFrom("", "Our hall", 'A "b" [c] *d*'),
    width: fc.constantFrom(null, 640),
  })
  .map((attrs) => ({ type: "image", attrs }));

/** Spaces beside a line break are removed, because HTML ignores them. */
const inline = fc
  .array(fc.oneof({ weight: 6, arbitrary: textPiece }, codePiece, icon, picture, fc.constant({ type: "hardBreak" })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces): JSONContent[] => [
    { type: "text", text: "So" },
    ...pieces.flatMap((piece) => [{ type: "text", text: " " }, piece]),
    { type: "text", text: " " },
    { type: "text", text: "be it" },
  ])
  .map(trimmed);

function trimmed(pieces: JSONContent[]): JSONContent[] {
  return pieces.filter((piece, at) => {
    const isBlank = piece.type === "text" && piece.text === " ";
    return !(isBlank && (pieces[at - 1]?.type === "hardBreak" || pieces[at + 1]?.type === "hardBreak"));
  });
}

const align = fc.constantFrom(null, ...ALIGNMENTS);
const paragraph = fc.tuple(inline, align).map(([content, align]) => ({ type: "paragraph", attrs: { align }, content }));
const heading = fc
  .tuple(inline, align, fc.integer({ min: 1, max: 6 }))
  .map(([content, align, level]) => ({ type: "heading", attrs: { level, align }, content }));
const code = fc
  .array(fc.constantFrom("let x = 1;", "", "  `````", "# no heading", "<b>"), { minLength: 1, maxLength: 4 })
  .map((lines) => ["first", ...lines, "last"].join("\n"))
  .map((text) => ({ type: "codeBlock", content: [{ type: "text", text }] }));

const cell = (type: "tableHeader" | "tableCell", align: string | null) =>
  inline.map((content) => ({
    type,
    attrs: { align, colspan: 1, rowspan: 1, colwidth: null },
    content: [{ type: "paragraph", attrs: { align: null }, content }],
  }));
const table = fc
  .array(fc.constantFrom(null, "left", "center", "right"), { minLength: 1, maxLength: 2 })
  .chain((aligns) => {
    const row = (type: "tableHeader" | "tableCell") =>
      fc.tuple(...aligns.map((align) => cell(type, align))).map((content) => ({ type: "tableRow", content }));
    return fc
      .tuple(row("tableHeader"), fc.array(row("tableCell"), { maxLength: 1 }))
      .map(([header, rows]) => ({ type: "table", content: [header, ...rows] }));
  });

const { block } = fc.letrec<{ block: JSONContent; list: JSONContent }>((tie) => ({
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    paragraph,
    heading,
    code,
    fc.constant({ type: "horizontalRule" }),
    table,
    fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((content) => ({ type: "blockquote", content })),
    tie("list"),
  ),
  list: fc
    .tuple(
      fc.constantFrom("bulletList", "orderedList"),
      fc.array(fc.tuple(paragraph, fc.array(tie("block"), { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(1, 1, 7),
    )
    .map(([type, items, start]) => ({
      type,
      ...(type === "orderedList" && { attrs: { start } }),
      content: items.map(([first, rest]) => ({ type: "listItem", content: [first, ...rest] })),
    })),
}));

/** Generates documents of what the toolbars offer. */
export const someDocument: fc.Arbitrary<JSONContent> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => ({ type: "doc", content }));
