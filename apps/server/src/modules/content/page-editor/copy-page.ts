import type { Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { readContent } from "../publishing/read-content.ts";
import { copySections } from "../sections/copy-sections.ts";
import { makePage, type Draft } from "../pages/make-page.ts";
import { describePage } from "../pages/describe-page.ts";
import { findPage } from "../pages/find-page.ts";
import { touchPage } from "../pages/touch-page.ts";

/** Creates a draft with the same sections and elements as another page. */
export const copyPage = (content: Content, id: string, draft: Draft, caller: Caller): Promise<Page> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { description, picture, sections } = await readContent(stores, await findPage(stores, id, caller));
    const copy = await makePage(content, stores, { ...draft, description: draft.description ?? description }, caller);
    await touchPage(content, stores, copy.id, caller, { picture });
    await copySections(content, stores, copy, sections);
    return describePage(await findPage(stores, copy.id, caller));
  });
