import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { PageNotFound } from "../content-errors.ts";
import type { NamedPage } from "./page-store.ts";

type Pages = Pick<ContentStores, "pages">;

/** Returns a page of the caller's church; refuses if it was removed. */
export async function findPage({ pages }: Pages, id: string, { churchId }: Caller): Promise<NamedPage> {
  const page = await pages.find(churchId, id);
  if (!page || page.removedAt !== null) throw new PageNotFound();
  return page;
}
