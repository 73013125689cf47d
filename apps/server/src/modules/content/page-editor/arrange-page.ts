import type { PageTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { ElementNotFound, ElementTooDeep, SectionNotFound } from "../content-errors.ts";
import type { ElementRow, PlacedElement } from "../elements/element-store.ts";
import { onSite } from "../on-site.ts";
import { findPage } from "../pages/find-page.ts";
import { readPage } from "./read-page.ts";
import { touchPage } from "../pages/touch-page.ts";

export interface Arrangement {
  sections: {
    id: string;
    elements: { id: string; parentId?: string | null | undefined; column?: number | undefined }[];
  }[];
}

/**
 * Puts sections and elements into this order. Those that the request does not name (perhaps added meanwhile) come last,
 * in their previous order.
 */
export const arrangePage = (
  content: Content,
  id: string,
  { sections }: Arrangement,
  caller: Caller,
): Promise<PageTree> =>
  onSite(content, caller, async (stores) => {
    const { churchId } = await findPage(stores, id, caller);
    const knownSections = (await stores.sections.list(churchId, id)).map((section) => section.id);
    const named = sections.map((section) => section.id);
    if (!areSome(named, knownSections)) throw new SectionNotFound();
    const placed = placeElements(await stores.elements.list(churchId, id), { sections });
    await stores.sections.place(churchId, [...named, ...knownSections.filter((one) => !named.includes(one))]);
    await stores.elements.place(churchId, placed);
    await touchPage(content, stores, id, caller);
    return readPage(stores, id, caller);
  });

/** Returns whether the ids are distinct and all of them are known. */
const areSome = (named: readonly string[], known: readonly string[]): boolean =>
  new Set(named).size === named.length && named.every((id) => known.includes(id));

function placeElements(known: readonly ElementRow[], { sections }: Arrangement): PlacedElement[] {
  const named: PlacedElement[] = sections.flatMap(({ id: sectionId, elements }) =>
    elements.map(({ id, parentId = null, column = 0 }, index) => ({
      id,
      sectionId,
      parentId,
      place: column,
      sort: index + 1,
    })),
  );
  const ids = named.map(({ id }) => id);
  const rows = new Map(known.map((row) => [row.id, row]));
  if (!areSome(ids, [...rows.keys()])) throw new ElementNotFound();
  const others = known
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, sectionId, parentId, place }, index) => ({
      id,
      sectionId,
      parentId,
      place,
      sort: ids.length + index + 1,
    }));
  const placed = new Map([...named, ...others].map((element) => [element.id, element]));
  // An element that was not named moves with the columns that it is in.
  for (const element of others) element.sectionId = placed.get(element.parentId ?? "")?.sectionId ?? element.sectionId;
  for (const { id, parentId, sectionId } of named) {
    if (parentId === null) continue;
    const isInColumns = rows.get(parentId)?.elementType === "columns" && placed.get(parentId)?.sectionId === sectionId;
    if (!isInColumns || rows.get(id)?.elementType === "columns") throw new ElementTooDeep();
  }
  return [...placed.values()];
}
