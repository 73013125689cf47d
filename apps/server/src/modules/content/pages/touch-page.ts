import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content, ContentStores } from "../content.ts";
import type { PageUpdate } from "./page-store.ts";

/** Records who changed a page and when, and that its draft now differs from the published version. */
export const touchPage = (
  { now }: Pick<Content, "now">,
  { pages }: Pick<ContentStores, "pages">,
  pageId: string,
  { churchId, personId }: Caller,
  change: PageUpdate = {},
) => pages.change(churchId, pageId, { ...change, isChanged: true, changedAt: now(), changedBy: personId });
