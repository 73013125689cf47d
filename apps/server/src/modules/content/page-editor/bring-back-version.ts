import type { PageTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { VersionNotFound } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { findPage } from "../pages/find-page.ts";
import { HOME } from "../pages/home.ts";
import { readPage } from "./read-page.ts";
import { touchPage } from "../pages/touch-page.ts";
import { copySections } from "../sections/copy-sections.ts";

/** Replaces the draft by an earlier version. Visitors see it only after the next publish. */
export const restorePageVersion = (
  content: Content,
  id: string,
  versionId: string,
  caller: Caller,
): Promise<PageTree> =>
  inSiteTransaction(content, caller, async (stores) => {
    const page = await findPage(stores, id, caller);
    const { churchId } = page;
    const version = await stores.versions.find(churchId, id, versionId);
    if (!version) throw new VersionNotFound();
    const { url, title, description, picture, sections } = version.content;
    const now = content.now();
    await stores.elements.removeAll(churchId, id, now);
    await stores.sections.removeAll(churchId, id, now);
    await copySections(content, stores, page, sections);
    // The version's URL is restored too, unless another page uses it now.
    const isFree = page.url !== HOME && !(await stores.pages.isTaken(churchId, url, id));
    await touchPage(content, stores, id, caller, { title, description, picture, ...(isFree && { url }) });
    // A draft that equals the published version has no unpublished changes.
    if (versionId === page.versionId && (isFree || url === page.url))
      await stores.pages.change(churchId, id, { isChanged: false });
    return readPage(stores, id, caller);
  });
