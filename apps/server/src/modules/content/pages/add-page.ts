import type { Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { describePage } from "./describe-page.ts";
import { findPage } from "./find-page.ts";
import { makePage, type Draft } from "./make-page.ts";

/** Creates a page. Visitors do not see it until it is published. */
export const addPage = (content: Content, draft: Draft, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    const page = await makePage(content, stores, draft, caller);
    return describePage(await findPage(stores, page.id, caller));
  });
