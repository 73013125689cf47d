import type { PublicPage, ShownElement } from "@offertory/contract";
import { sanitizeHtml } from "@offertory/editors/words";

/** A page whose words are clean, whoever sent it: what is shown here is shown to somebody who is signed in. */
export const cleanPage = (page: PublicPage): PublicPage => ({
  ...page,
  sections: page.sections.map((section) => ({ ...section, elements: section.elements.map(cleanElement) })),
});

function cleanElement(element: ShownElement): ShownElement {
  switch (element.type) {
    case "text":
      return { ...element, answers: { text: sanitizeHtml(element.answers.text) } };
    case "columns":
      return { ...element, columns: element.columns.map((column) => column.map(cleanInside)) };
    default:
      return element;
  }
}

type Inside = Extract<ShownElement, { type: "columns" }>["columns"][number][number];

const cleanInside = (element: Inside): Inside =>
  element.type === "text" ? { ...element, answers: { text: sanitizeHtml(element.answers.text) } } : element;
