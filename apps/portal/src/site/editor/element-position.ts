import type { ElementPosition, PlannedElement, PlannedSection } from "./page-plan.ts";

/** Returns the position of an element; null if the page has no element of this id. */
export function findPosition(plan: readonly PlannedSection[], id: string): ElementPosition | null {
  for (const { section, elements } of plan) {
    for (const [index, { element, columns }] of elements.entries()) {
      if (element.id === id) return { sectionId: section.id, parentId: null, column: 0, index };
      for (const [column, inside] of columns.entries()) {
        const at = inside.findIndex((each) => each.id === id);
        if (at !== -1) return { sectionId: section.id, parentId: element.id, column, index: at };
      }
    }
  }
  return null;
}

/**
 * Returns the position one step up or down in reading order: past a neighbor, into or out of columns, or into the next
 * section. Two keys can so reach every position. Null at the end of the page.
 */
export function nextPosition(plan: readonly PlannedSection[], id: string, step: -1 | 1): ElementPosition | null {
  const at = findPosition(plan, id);
  const here = plan.findIndex(({ section }) => section.id === at?.sectionId);
  const section = plan[here];
  if (!at || !section) return null;
  if (at.parentId !== null) return withinColumns(section, at, step);
  const neighbour = section.elements[at.index + step];
  const isColumns = section.elements[at.index]?.element.elementType === "columns";
  if (neighbour && neighbour.columns.length > 0 && !isColumns) return intoColumns(at, neighbour, step);
  if (neighbour) return { ...at, index: at.index + step };
  const beyond = plan[here + step];
  return beyond ? { ...at, sectionId: beyond.section.id, index: step === -1 ? beyond.elements.length : 0 } : null;
}

function intoColumns(at: ElementPosition, { element, columns }: PlannedElement, step: -1 | 1): ElementPosition {
  const column = step === 1 ? 0 : columns.length - 1;
  return { ...at, parentId: element.id, column, index: step === 1 ? 0 : (columns[column]?.length ?? 0) };
}

function withinColumns({ elements }: PlannedSection, at: ElementPosition, step: -1 | 1): ElementPosition | null {
  const index = elements.findIndex(({ element }) => element.id === at.parentId);
  const columns = elements[index]?.columns ?? [];
  const inside = columns[at.column] ?? [];
  if (inside[at.index + step]) return { ...at, index: at.index + step };
  const beyond = columns[at.column + step];
  if (beyond) return { ...at, column: at.column + step, index: step === -1 ? beyond.length : 0 };
  return { sectionId: at.sectionId, parentId: null, column: 0, index: step === -1 ? index : index + 1 };
}

/**
 * Returns where a dragged element lands if it is dropped before `before`; null if it may not be there or is there
 * already.
 */
export function dropPosition(
  plan: readonly PlannedSection[],
  id: string,
  before: ElementPosition,
): ElementPosition | null {
  const from = findPosition(plan, id);
  if (!from || before.parentId === id) return null;
  const elements = plan.flatMap((section) => section.elements);
  const isColumns = elements.some(({ element }) => element.id === id && element.elementType === "columns");
  if (isColumns && before.parentId !== null) return null;
  const isSame =
    from.sectionId === before.sectionId && from.parentId === before.parentId && from.column === before.column;
  const index = isSame && from.index < before.index ? before.index - 1 : before.index;
  return isSame && index === from.index ? null : { ...before, index };
}
