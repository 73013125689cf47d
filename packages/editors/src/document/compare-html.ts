const BLOCKS = new Set("p div h1 h2 h3 h4 h5 h6 blockquote pre ul ol li hr table thead tbody tr th td".split(" "));
/** Blocks in which bare text equals text in a paragraph. */
const BLOCK_CONTAINERS = new Set(["body", "li", "blockquote", "th", "td"]);
const SAME_MARKS: Record<string, string> = { b: "strong", i: "em", del: "s" };

/**
 * Returns whether two sanitized HTML texts have the same content and look, regardless of spacing, nesting and the
 * choice between equal tags.
 */
export function isSameHtml(one: string, other: string): boolean {
  return one === other || describeHtml(one) === describeHtml(other);
}

function describeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return describeBlocks(body).join("\n");
}

/** Returns one entry for each block; text between blocks is an entry of its own. */
function describeBlocks(parent: Element): string[] {
  const blocks: string[] = [];
  let run: ChildNode[] = [];
  const close = () => {
    const inlineText = describeInline(run, false);
    run = [];
    if (inlineText !== "") blocks.push(BLOCK_CONTAINERS.has(parent.localName) ? `p{${inlineText}}` : inlineText);
  };
  for (const child of childrenOf(parent)) {
    if (child instanceof Element && holdsBlock(child)) {
      close();
      blocks.push(describeBlock(child));
    } else run.push(child);
  }
  close();
  return blocks;
}

/** Rows count as direct children of their table, because head and body add nothing to the cells. */
const childrenOf = (parent: Element): ChildNode[] =>
  [...parent.childNodes].flatMap((child) =>
    child instanceof Element && (child.localName === "thead" || child.localName === "tbody")
      ? childrenOf(child)
      : [child],
  );

/** Returns whether an element is a block or contains one. */
export const holdsBlock = (element: Element): boolean =>
  BLOCKS.has(element.localName) || [...element.children].some(holdsBlock);

function describeBlock(element: Element): string {
  const head = `${element.localName}${describeAttributes(element)}`;
  if (element.localName === "pre") return `${head}{${describeInline(codeOf(element), true)}}`;
  // A mark around blocks is described like a block. The editor never writes one, so that the comparison fails.
  const isHolder = BLOCK_CONTAINERS.has(element.localName) || [...element.children].some(holdsBlock);
  return `${head}{${isHolder ? describeBlocks(element).join(",") : describeInline([...element.childNodes], false)}}`;
}

function codeOf(pre: Element): ChildNode[] {
  const [only, ...others] = pre.childNodes;
  return only instanceof Element && only.localName === "code" && others.length === 0
    ? [...only.childNodes]
    : [...pre.childNodes];
}

function describeAttributes(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !(element.localName === "ol" && name === "start" && value === "1"))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join("");
}

type Marks = ReadonlyMap<string, string>;

/** Describes text by the marks of each character, in whichever order their tags are nested. */
function describeInline(nodes: readonly ChildNode[], isCode: boolean): string {
  const runs: { text: string; looks: string }[] = [];
  let endsBlank = !isCode;
  function add(text: string, marks: Marks) {
    const looks = [...marks.entries()]
      .map(([name, attributeText]) => `${name}${attributeText}`)
      .toSorted()
      .join("+");
    const last = runs.at(-1);
    if (last?.looks === looks) last.text += text;
    else runs.push({ text, looks });
  }
  function walk(node: ChildNode, marks: Marks) {
    if (node instanceof Text) {
      const spaced = isCode ? node.data : node.data.replaceAll(/[ \t\r\n\f]+/g, " ");
      const text = endsBlank && !isCode ? spaced.replace(/^ /, "") : spaced;
      if (text === "") return;
      endsBlank = text.endsWith(" ");
      add(JSON.stringify(text).slice(1, -1), marks);
    } else if (node instanceof Element) walkElement(node, marks);
  }
  function walkElement(element: Element, marks: Marks) {
    if (element.localName === "br") {
      add("<br>", new Map());
      endsBlank = true;
    } else if (element.localName === "img" || element.classList.contains("icon")) {
      add(`<${element.localName}${describeAttributes(element)}>`, marks);
      endsBlank = false;
    } else {
      const within = addMark(marks, element);
      for (const child of element.childNodes) walk(child, within);
    }
  }
  for (const node of nodes) walk(node, new Map());
  const last = runs.at(-1);
  if (last && !isCode) last.text = last.text.replace(/ $/, "");
  return runs
    .filter(({ text }) => text !== "")
    .map(({ text, looks }) => `${looks}"${text}"`)
    .join("");
}

/** Of two nested sizes the inner one counts. A link without an address and a span without attributes have no effect. */
function addMark(marks: Marks, element: Element): Marks {
  const attributeText = describeAttributes(element);
  if ((element.localName === "span" || element.localName === "a") && attributeText === "") return marks;
  return new Map(marks).set(SAME_MARKS[element.localName] ?? element.localName, attributeText);
}
