import { MAX_PAGES, type Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { HomePageStays, PageNotFound, TooManyPages } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { UNPUBLISHED } from "./unpublished.ts";
import { readUrl } from "./check-page.ts";
import { describePage } from "./describe-page.ts";
import { findPage } from "./find-page.ts";
import { HOME } from "./home.ts";
import { touchPage } from "./touch-page.ts";

/** Marks a page as removed; visitors no longer see it from then on. It can be restored. */
export const removePage = (content: Content, id: string, caller: Caller): Promise<Record<string, never>> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { url } = await findPage(stores, id, caller);
    if (url === HOME) throw new HomePageStays();
    await touchPage(content, stores, id, caller, { ...UNPUBLISHED, removedAt: content.now() });
    return {};
  });

/** Restores a removed page as a draft; visitors see it only after it is published again. */
export const restorePage = (content: Content, id: string, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    const page = await stores.pages.find(caller.churchId, id);
    if (!page) throw new PageNotFound();
    if (page.removedAt === null) return describePage(page);
    if ((await stores.pages.count(caller.churchId)) >= MAX_PAGES) throw new TooManyPages();
    await readUrl(stores, caller.churchId, id, page.url);
    await touchPage(content, stores, id, caller, { removedAt: null });
    return describePage(await findPage(stores, id, caller));
  });
