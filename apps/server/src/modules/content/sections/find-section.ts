import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { SectionNotFound } from "../content-errors.ts";
import { findPage } from "../pages/find-page.ts";
import type { SectionRow } from "./section-store.ts";

type Stores = Pick<ContentStores, "sections" | "pages">;

/** Returns a section of the caller's church; refuses if the section or its page was removed. */
export async function findSection(stores: Stores, id: string, caller: Caller): Promise<SectionRow> {
  const section = await stores.sections.find(caller.churchId, id);
  if (!section || section.removedAt !== null) throw new SectionNotFound();
  await findPage(stores, section.pageId, caller);
  return section;
}
