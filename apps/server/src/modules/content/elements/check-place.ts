import type { ElementType } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { ElementTooDeep } from "../content-errors.ts";
import { findElement } from "./find-element.ts";

/** Columns stand in a section, other elements may stand in columns of the same section, and nothing deeper. */
export async function checkPlace(
  stores: ContentStores,
  { elementType, sectionId, parentId }: { elementType: ElementType; sectionId: string; parentId: string },
  caller: Caller,
): Promise<void> {
  const parent = await findElement(stores, parentId, caller);
  if (elementType === "columns" || parent.elementType !== "columns") throw new ElementTooDeep();
  if (parent.sectionId !== sectionId) throw new ElementTooDeep();
}
