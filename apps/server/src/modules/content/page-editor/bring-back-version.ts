import type { PageTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { VersionNotFound } from "../content-errors.ts";
import { onSite } from "../on-site.ts";
import { findPage } from "../pages/find-page.ts";
import { HOME } from "../pages/home.ts";
import { readPage } from "./read-page.ts";
import { touchPage } from "../pages/touch-page.ts";
import { plantSections } from "../sections/plant-sections.ts";

/** Makes the draft what was published then; it shows with the next publishing. */
export const bringBackVersion = (content: Content, id: string, versionId: string, caller: Caller): Promise<PageTree> =>
  onSite(content, caller, async (stores) => {
    const page = await findPage(stores, id, caller);
    const { churchId } = page;
    const version = await stores.versions.find(churchId, id, versionId);
    if (!version) throw new VersionNotFound();
    const { url, title, description, picture, sections } = version.content;
    const now = content.now();
    await stores.elements.removeAll(churchId, id, now);
    await stores.sections.removeAll(churchId, id, now);
    await plantSections(content, stores, page, sections);
    // Its old address comes back too, unless another page has it by now.
    const isFree = page.url !== HOME && !(await stores.pages.isTaken(churchId, url, id));
    await touchPage(content, stores, id, caller, { title, description, picture, ...(isFree && { url }) });
    // What everyone sees already is nothing new.
    if (versionId === page.versionId && (isFree || url === page.url))
      await stores.pages.change(churchId, id, { isChanged: false });
    return readPage(stores, id, caller);
  });
