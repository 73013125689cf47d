import { iconLabel, isTextIcon } from "@offertory/contract/rich-text/text-icons";
import { Node } from "@tiptap/core";

export const IconNode = Node.create({
  name: "icon",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ icon: { default: "icon-heart", rendered: false } }),
  parseHTML: () => [
    {
      tag: "span.icon",
      priority: 60,
      getAttrs: (element) => {
        const icon = [...element.classList].find(isTextIcon);
        return icon ? { icon } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const icon = String(node.attrs["icon"]);
    return ["span", { class: `icon ${icon}`, role: "img", "aria-label": iconLabel(icon) }];
  },
});
