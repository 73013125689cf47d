import type { PageTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { ElementNotFound, ElementTooDeep, SectionNotFound } from "../content-errors.ts";
import type { ElementRow, ElementPosition } from "../elements/element-store.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
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
  inSiteTransaction(content, caller, async (stores) => {
    const { churchId } = await findPage(stores, id, caller);
    const knownSections = (await stores.sections.list(churchId, id)).map((section) => section.id);
    const requestedIds = sections.map((section) => section.id);
    if (!areDistinctAndKnown(requestedIds, knownSections)) throw new SectionNotFound();
    const positions = positionElements(await stores.elements.list(churchId, id), { sections });
    await stores.sections.saveOrder(churchId, [
      ...requestedIds,
      ...knownSections.filter((one) => !requestedIds.includes(one)),
    ]);
    await stores.elements.savePositions(churchId, positions);
    await touchPage(content, stores, id, caller);
    return readPage(stores, id, caller);
  });

/** Returns whether the ids are distinct and all of them are known. */
const areDistinctAndKnown = (named: readonly string[], known: readonly string[]): boolean =>
  new Set(named).size === named.length && named.every((id) => known.includes(id));

function positionElements(known: readonly ElementRow[], { sections }: Arrangement): ElementPosition[] {
  const requested: ElementPosition[] = sections.flatMap(({ id: sectionId, elements }) =>
    elements.map(({ id, parentId = null, column = 0 }, index) => ({
      id,
      sectionId,
      parentId,
      place: column,
      sort: index + 1,
    })),
  );
  const ids = requested.map(({ id }) => id);
  const rows = new Map(known.map((row) => [row.id, row]));
  if (!areDistinctAndKnown(ids, [...rows.keys()])) throw new ElementNotFound();
  const others = known
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, sectionId, parentId, place }, index) => ({
      id,
      sectionId,
      parentId,
      place,
      sort: ids.length + index + 1,
    }));
  const positions = new Map([...requested, ...others].map((element) => [element.id, element]));
  // An element that was not named moves with the columns that it is in.
  for (const element of others)
    element.sectionId = positions.get(element.parentId ?? "")?.sectionId ?? element.sectionId;
  for (const { id, parentId, sectionId } of requested) {
    if (parentId === null) continue;
    const isInColumns =
      rows.get(parentId)?.elementType === "columns" && positions.get(parentId)?.sectionId === sectionId;
    if (!isInColumns || rows.get(id)?.elementType === "columns") throw new ElementTooDeep();
  }
  return [...positions.values()];
}
