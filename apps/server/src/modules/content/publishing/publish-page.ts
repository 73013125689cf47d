import type { Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { HomePageStays } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { describePage } from "../pages/describe-page.ts";
import { findPage } from "../pages/find-page.ts";
import { HOME } from "../pages/home.ts";
import { touchPage } from "../pages/touch-page.ts";
import { UNPUBLISHED } from "../pages/unpublished.ts";
import { publishDraft } from "./publish-draft.ts";

/** Publishes the draft of a page. The new version records who published it and when. */
export const publishPage = (content: Content, id: string, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    await publishDraft(content, stores, await findPage(stores, id, caller), caller.personId);
    return describePage(await findPage(stores, id, caller));
  });

/** Unpublishes a page at once. The home page cannot be unpublished. */
export const unpublishPage = (content: Content, id: string, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { url, publishedUrl } = await findPage(stores, id, caller);
    if (url === HOME || publishedUrl === HOME) throw new HomePageStays();
    await touchPage(content, stores, id, caller, UNPUBLISHED);
    return describePage(await findPage(stores, id, caller));
  });
