import type { Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content, ContentStores } from "../content.ts";
import { HomePageStays } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { readPicture, readTitle, readUrl } from "./check-page.ts";
import { describePage } from "./describe-page.ts";
import { findPage } from "./find-page.ts";
import { HOME } from "./home.ts";
import type { PageRow, PageUpdate } from "./page-store.ts";
import { touchPage } from "./touch-page.ts";

export interface PageChange {
  title?: string | undefined;
  url?: string | undefined;
  description?: string | undefined;
  picture?: string | null | undefined;
}

/** Changes a page's title, URL, description, or the picture shown in link previews. */
export const changePage = (content: Content, id: string, change: PageChange, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    const page = await findPage(stores, id, caller);
    await touchPage(content, stores, id, caller, await readChange(stores, page, change));
    return describePage(await findPage(stores, id, caller));
  });

async function readChange(
  stores: ContentStores,
  page: PageRow,
  { title, url, description, picture }: PageChange,
): Promise<PageUpdate> {
  const moved = url === undefined || url.trim() === page.url ? null : url;
  if (moved !== null && page.url === HOME) throw new HomePageStays();
  return {
    ...(title !== undefined && { title: readTitle(title) }),
    ...(moved !== null && { url: await readUrl(stores, page.churchId, page.id, moved) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(picture !== undefined && { picture: readPicture(picture) }),
  };
}
