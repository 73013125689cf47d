import { DOMSerializer, type Node } from "@tiptap/pm/model";

/** Converts a document to HTML. */
export function writeDocument(doc: Node): string {
  const page = document.createElement("div");
  page.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const table of page.querySelectorAll("table")) if (!table.closest("pre")) tidyTable(table);
  return page.innerHTML;
}

/** Moves header rows into a `<thead>`, and unwraps the paragraph of a cell that has only one. */
function tidyTable(table: HTMLTableElement): void {
  const body = [...table.children].find((child) => child.localName === "tbody");
  if (!body || table.tHead) return;
  const rows = [...body.children];
  const firstOther = rows.findIndex((row) => [...row.children].some((cell) => cell.localName !== "th"));
  const headers = rows.slice(0, firstOther === -1 ? 1 : firstOther);
  const isHeader = headers.every((row) => [...row.children].every((cell) => cell.localName === "th"));
  if (headers.length > 0 && isHeader) {
    const head = document.createElement("thead");
    head.append(...headers);
    table.prepend(head);
    if (body.children.length === 0) body.remove();
  }
  for (const cell of table.querySelectorAll("th, td")) {
    const [only, ...others] = cell.childNodes;
    const isPlain = only instanceof HTMLParagraphElement && others.length === 0 && only.attributes.length === 0;
    if (isPlain) only.replaceWith(...only.childNodes);
  }
}
