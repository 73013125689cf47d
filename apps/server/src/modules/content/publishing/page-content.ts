import type { ElementRow } from "../elements/element-store.ts";
import type { PageRow } from "../pages/page-store.ts";
import type { SectionRow } from "../sections/section-store.ts";
import type { ContentElement, PageContent } from "../pages/published-page.ts";

/** Builds the content of a page from its rows. */
export const contentOf = (
  { url, title, description, picture }: Pick<PageRow, "url" | "title" | "description" | "picture">,
  sections: readonly SectionRow[],
  elements: readonly ElementRow[],
): PageContent => ({
  url,
  title,
  description,
  picture,
  sections: sections.map(({ id, background, picture: behind }) => ({
    id,
    background,
    picture: behind,
    elements: elements
      .filter(({ sectionId, parentId }) => sectionId === id && parentId === null)
      .map((element) => elementOf(element, elements)),
  })),
});

function elementOf({ id, elementType, answers }: ElementRow, all: readonly ElementRow[]): ContentElement {
  const element = { id, type: elementType, answers };
  if (elementType !== "columns") return element;
  const { sizes } = answers;
  const count = Array.isArray(sizes) ? Math.max(1, sizes.length) : 1;
  const columns: ContentElement[][] = Array.from({ length: count }, () => []);
  for (const inside of all.filter(({ parentId }) => parentId === id)) {
    // When the number of columns was reduced, elements of a deleted column are shown in the last one.
    columns[Math.min(inside.place, count - 1)]?.push(elementOf(inside, all));
  }
  return { ...element, columns };
}
