import type { PageElement, PageSection, PageTree } from "@offertory/contract";

/** An element of a section. For a columns element, `columns` holds the elements of each column; else it is empty. */
export interface PlannedElement {
  element: PageElement;
  columns: PageElement[][];
}
export interface PlannedSection {
  section: PageSection;
  elements: PlannedElement[];
}

/** A position for an element: in a section or in a column, before the element that has `index` now. */
export interface ElementPosition {
  sectionId: string;
  parentId: string | null;
  column: number;
  index: number;
}

const bySort = <Sorted extends { sort: number }>(all: readonly Sorted[]): Sorted[] =>
  all.toSorted((a, b) => a.sort - b.sort);

/** Returns the sections with their elements, in reading order. */
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
  // The elements of a column that was removed are shown in the last column.
  return Array.from({ length: count }, (_, index) =>
    inside.filter(({ column }) => Math.min(column, count - 1) === index),
  );
}

/** Returns the page with an element moved; the elements inside columns move with them. */
export function withElementAt(tree: PageTree, id: string, to: ElementPosition): PageTree {
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

/** Returns the elements of the same section or column. */
function beside(
  tree: Pick<PageTree, "sections" | "elements">,
  { sectionId, parentId, column }: ElementPosition,
): PageElement[] {
  const elements = planOf(tree).find(({ section }) => section.id === sectionId)?.elements ?? [];
  if (parentId === null) return elements.map(({ element }) => element);
  return elements.find(({ element }) => element.id === parentId)?.columns[column] ?? [];
}

/** Returns the page with a section moved. */
export function withSectionAt(tree: PageTree, id: string, index: number): PageTree {
  const sections = bySort(tree.sections);
  const moved = sections.find((section) => section.id === id);
  if (!moved) return tree;
  const others = sections.filter((section) => section.id !== id);
  const next = [...others.slice(0, Math.max(0, index)), moved, ...others.slice(Math.max(0, index))];
  return { ...tree, sections: next.map((section, sort) => ({ ...section, sort: sort + 1 })) };
}

/** Returns the order of sections and elements as the API expects it. */
export const arrangementOf = (tree: PageTree) => ({
  sections: planOf(tree).map(({ section, elements }) => ({
    id: section.id,
    elements: elements.flatMap(({ element, columns }) => [
      { id: element.id, parentId: null, column: 0 },
      ...columns.flatMap((inside, column) => inside.map(({ id }) => ({ id, parentId: element.id, column }))),
    ]),
  })),
});
