import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { ElementNotFound } from "../content-errors.ts";
import { findPage } from "../pages/find-page.ts";
import type { ElementRow } from "./element-store.ts";

type Stores = Pick<ContentStores, "elements" | "pages">;

/** Returns an element of the caller's church; refuses if the element or its page was removed. */
export async function findElement(stores: Stores, id: string, caller: Caller): Promise<ElementRow> {
  const element = await stores.elements.find(caller.churchId, id);
  if (!element || element.removedAt !== null) throw new ElementNotFound();
  await findPage(stores, element.pageId, caller);
  return element;
}
