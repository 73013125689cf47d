import type { PageTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { describeElement } from "../elements/describe-element.ts";
import { describeSection } from "../sections/describe-section.ts";
import { describePage } from "../pages/describe-page.ts";
import { findPage } from "../pages/find-page.ts";

/** Returns the draft of a page with its sections and elements. */
export async function readPage(stores: ContentStores, id: string, caller: Caller): Promise<PageTree> {
  const page = await findPage(stores, id, caller);
  const sections = await stores.sections.list(caller.churchId, id);
  const elements = await stores.elements.list(caller.churchId, id);
  return {
    page: describePage(page),
    sections: sections.map(describeSection),
    elements: elements.map(describeElement),
  };
}
