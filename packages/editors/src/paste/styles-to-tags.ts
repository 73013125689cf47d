/** Formatting that other programs write as styles, and the equivalent elements. */
const STYLE_TAGS: { tag: string; matches: (style: Style) => boolean }[] = [
  {
    tag: "strong",
    matches: (style) => style["font-weight"]?.startsWith("bold") === true || Number(style["font-weight"]) >= 600,
  },
  { tag: "em", matches: (style) => style["font-style"] === "italic" },
  { tag: "u", matches: (style) => decorationOf(style).includes("underline") },
  { tag: "s", matches: (style) => decorationOf(style).includes("line-through") },
];

const ALIGNED = ["p", "div", "th", "td", "h1", "h2", "h3", "h4", "h5", "h6"]
  .map((tag) => `${tag}[style], ${tag}[align]`)
  .join(", ");

/** Replaces styles by elements. Sizes, fonts and colors are dropped, because our texts use those of the page. */
export function stylesToTags(body: HTMLElement): void {
  for (const bold of body.querySelectorAll("b[style], strong[style]")) {
    if (["normal", "400"].includes(readStyle(bold)["font-weight"] ?? "")) unwrap(bold);
  }
  for (const span of body.querySelectorAll("span[style]")) {
    const style = readStyle(span);
    const isLink = span.closest("a") !== null || span.querySelector("a") !== null;
    const looks = STYLE_TAGS.filter(({ tag, matches: says }) => says(style) && !(tag === "u" && isLink));
    for (const { tag } of looks) wrapInside(span, tag);
    unwrap(span);
  }
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  for (const block of body.querySelectorAll(ALIGNED)) {
    const align = readStyle(block)["text-align"] ?? block.getAttribute("align") ?? "";
    if (["center", "right", "justify"].includes(align)) block.classList.add(`align-${align}`);
  }
}

const decorationOf = (style: Style): string =>
  `${style["text-decoration"] ?? ""} ${style["text-decoration-line"] ?? ""}`;

function wrapInside(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The declarations of a style attribute, by property, in lower case. */
type Style = Partial<Record<string, string>>;

/**
 * Parses the attribute's text, because the browser does not parse it where the content security policy forbids styles.
 */
function readStyle(element: Element): Style {
  const declarations = (element.getAttribute("style") ?? "").split(";").map((one) => one.split(":"));
  return Object.fromEntries(
    declarations.flatMap(([name = "", value]) =>
      value === undefined ? [] : [[name.trim().toLowerCase(), value.trim().toLowerCase()]],
    ),
  );
}
