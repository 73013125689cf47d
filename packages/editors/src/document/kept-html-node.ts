import { Node } from "@tiptap/core";

/**
 * A block that the visual editor could not edit without changing it. It is shown as it is; it can be moved and removed,
 * but not edited.
 */
export const KeptHtmlNode = Node.create({
  name: "keptHtml",
  group: "block",
  atom: true,
  selectable: true,
  addAttributes: () => ({ html: { default: "<p></p>", rendered: false } }),
  renderHTML: ({ node }) => elementOf(String(node.attrs["html"])),
  addNodeView: () => (props) => {
    const dom = document.createElement("div");
    dom.className = "kept-html";
    dom.append(elementOf(String(props.node.attrs["html"])));
    return { dom };
  },
});

/** The HTML is sanitized before it becomes a node. */
function elementOf(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return document.importNode(body.firstElementChild ?? body.ownerDocument.createElement("p"), true);
}
