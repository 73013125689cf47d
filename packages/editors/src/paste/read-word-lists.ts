const ITEM = "[style*='mso-list']";

/** Word writes a list as paragraphs with a level; this turns them into a real list. */
export function readWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>(ITEM)].filter((element) => levelOf(element) > 0);
  const open: Element[] = [];
  let last: Element | null = null;
  for (const item of items) {
    if (last && item.previousElementSibling !== last) open.length = 0;
    const level = levelOf(item);
    const kind = isNumbered(item) ? "ol" : "ul";
    for (const mark of item.querySelectorAll<HTMLElement>("[style*='mso-list']")) mark.remove();
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    open.length = Math.min(open.length, level);
    if (open.length === 0) {
      const list = body.ownerDocument.createElement(kind);
      item.before(list);
      open.push(list);
    }
    while (open.length < level) open.push(nestList(open.at(-1), kind));
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0] ?? null;
  }
}

/** Adds a list to the last item of another list. */
function nestList(list: Element | undefined, kind: "ol" | "ul"): Element {
  const document = list?.ownerDocument ?? new Document();
  const inner = document.createElement(kind);
  const item = list?.lastElementChild ?? list?.appendChild(document.createElement("li"));
  item?.append(inner);
  return inner;
}

function levelOf(element: HTMLElement): number {
  const found = /mso-list:[^;]*level(\d)/.exec(element.getAttribute("style") ?? "");
  return Number(found?.[1] ?? 0);
}

/**
 * Returns whether the marker of Word's item is a number or letter, such as `1.`, `a)` or `iv.`; otherwise it is a
 * bullet.
 */
function isNumbered(item: HTMLElement): boolean {
  const mark = item.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  return /^\s*[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? "");
}
