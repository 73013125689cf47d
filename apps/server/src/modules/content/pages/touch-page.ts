import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content, ContentStores } from "../content.ts";
import type { PageUpdate } from "./page-store.ts";

/** Every change of a page says who made it; everyone sees it with the next publishing. */
export const touchPage = (
  { now }: Pick<Content, "now">,
  { pages }: Pick<ContentStores, "pages">,
  pageId: string,
  { churchId, personId }: Caller,
  change: PageUpdate = {},
) => pages.change(churchId, pageId, { ...change, isChanged: true, changedAt: now(), changedBy: personId });
