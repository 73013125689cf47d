import type { PageElement, PageSection, PageTree } from "@offertory/contract";

/** An element of a section; `columns` holds what stands in each column, where it is columns. */
export interface PlannedElement {
  element: PageElement;
  columns: PageElement[][];
}
export interface PlannedSection {
  section: PageSection;
  elements: PlannedElement[];
}

/** A place for an element: in a section or in one of its columns, before the one that has this number now. */
export interface Place {
  sectionId: string;
  parentId: string | null;
  column: number;
  index: number;
}

const bySort = <Sorted extends { sort: number }>(all: readonly Sorted[]): Sorted[] =>
  all.toSorted((a, b) => a.sort - b.sort);

/** What stands where, in the order of reading. */
export function planOf({ sections, elements }: Pick<PageTree, "sections" | "elements">): PlannedSection[] {
  const all = bySort(elements);
  return bySort(sections).map((section) => ({
    section,
    elements: all
      .filter(({ sectionId, parentId }) => sectionId === section.id && parentId === null)
      .map((element) => ({ element, columns: columnsOf(element, all) })),
  }));
}

function columnCount({ elementType, answers }: Pick<PageElement, "elementType" | "answers">): number {
  const { sizes } = answers;
  return elementType !== "columns" ? 0 : Array.isArray(sizes) ? Math.max(1, sizes.length) : 1;
}

function columnsOf(element: PageElement, all: readonly PageElement[]): PageElement[][] {
  const count = columnCount(element);
  const inside = all.filter(({ parentId }) => parentId === element.id);
  // A column that was taken away leaves what stood in it to the last one.
  return Array.from({ length: count }, (_, place) =>
    inside.filter(({ column }) => Math.min(column, count - 1) === place),
  );
}

/** The same page with an element at another place; what stands in columns goes with them. */
export function withElementAt(tree: PageTree, id: string, to: Place): PageTree {
  const moved = tree.elements.find((element) => element.id === id);
  if (!moved) return tree;
  const others = bySort(tree.elements.filter((element) => element.id !== id && element.parentId !== id));
  const carried = bySort(tree.elements.filter(({ parentId }) => parentId === id)).map((element) => ({
    ...element,
    sectionId: to.sectionId,
  }));
  const { sectionId, parentId, column, index } = to;
  const next = beside({ ...tree, elements: others }, to)[index];
  const at = next ? others.indexOf(next) : others.length;
  const placed = [{ ...moved, sectionId, parentId, column }, ...carried];
  const elements = [...others.slice(0, at), ...placed, ...others.slice(at)];
  return { ...tree, elements: elements.map((element, sort) => ({ ...element, sort: sort + 1 })) };
}

/** All that stands in the same section, or in the same column. */
function beside(tree: Pick<PageTree, "sections" | "elements">, { sectionId, parentId, column }: Place): PageElement[] {
  const elements = planOf(tree).find(({ section }) => section.id === sectionId)?.elements ?? [];
  if (parentId === null) return elements.map(({ element }) => element);
  return elements.find(({ element }) => element.id === parentId)?.columns[column] ?? [];
}

/** The same page with a section at another place. */
export function withSectionAt(tree: PageTree, id: string, index: number): PageTree {
  const sections = bySort(tree.sections);
  const moved = sections.find((section) => section.id === id);
  if (!moved) return tree;
  const others = sections.filter((section) => section.id !== id);
  const next = [...others.slice(0, Math.max(0, index)), moved, ...others.slice(Math.max(0, index))];
  return { ...tree, sections: next.map((section, sort) => ({ ...section, sort: sort + 1 })) };
}

/** The order as the server takes it. */
export const arrangementOf = (tree: PageTree) => ({
  sections: planOf(tree).map(({ section, elements }) => ({
    id: section.id,
    elements: elements.flatMap(({ element, columns }) => [
      { id: element.id, parentId: null, column: 0 },
      ...columns.flatMap((inside, column) => inside.map(({ id }) => ({ id, parentId: element.id, column }))),
    ]),
  })),
});
