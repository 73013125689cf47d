import { MAX_LIST_DEPTH } from "@offertory/contract/rich-text/html-policy";
import { Fragment, type Node, type ResolvedPos } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";

const isList = (node: Node): boolean => node.type.name === "bulletList" || node.type.name === "orderedList";

/** Returns how many lists surround a position. */
export function listDepth(position: ResolvedPos): number {
  let depth = 0;
  for (let level = position.depth; level > 0; level -= 1) if (isList(position.node(level))) depth += 1;
  return depth;
}

/** Moves items that are nested deeper than `MAX_LIST_DEPTH` into the deepest allowed list, in their order. */
export function flattenLists(tr: Transaction): Transaction {
  const tooDeep: { from: number; list: Node }[] = [];
  tr.doc.descendants((node, from) => {
    if (!isList(node)) return true;
    const depth = listDepth(tr.doc.resolve(from)) + 1;
    if (depth < MAX_LIST_DEPTH) return true;
    if (holdsList(node)) tooDeep.push({ from, list: node });
    return false;
  });
  // From the end, so that earlier positions stay valid.
  for (const { from, list } of tooDeep.toReversed()) {
    tr.replaceWith(from, from + list.nodeSize, list.copy(Fragment.from(itemsOf(list))));
  }
  return tr;
}

function holdsList(list: Node): boolean {
  let found = false;
  list.descendants((node) => {
    found ||= isList(node);
    return !found;
  });
  return found;
}

/** Returns the items of a list and of all lists within it in one flat list. */
function itemsOf(list: Node): Node[] {
  return list.children.flatMap((item) => {
    const items: Node[] = [];
    let own: Node[] = [];
    const close = () => {
      if (own.length > 0) items.push(item.copy(Fragment.from(own)));
      own = [];
    };
    for (const child of item.children) {
      if (!isList(child)) own.push(child);
      else {
        close();
        items.push(...itemsOf(child));
      }
    }
    close();
    return items;
  });
}
