import { MAX_ELEMENTS, MAX_SECTIONS, type PageSection } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { SectionNotFound, TooManyElements, TooManySections } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { checkPageLength } from "../pages/check-page-length.ts";
import { findPage } from "../pages/find-page.ts";
import { touchPage } from "../pages/touch-page.ts";
import { describeSection } from "./describe-section.ts";
import { findSection } from "./find-section.ts";

/** Marks a section and its elements as removed. The rows stay, so that they can be restored. */
export const removeSection = (content: Content, id: string, caller: Caller): Promise<Record<string, never>> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { churchId, pageId } = await findSection(stores, id, caller);
    const removedAt = content.now();
    const inside = (await stores.elements.list(churchId, pageId)).filter(({ sectionId }) => sectionId === id);
    await stores.elements.setRemovedAt(
      churchId,
      inside.map((element) => element.id),
      removedAt,
    );
    await stores.sections.change(churchId, id, { removedAt });
    await touchPage(content, stores, pageId, caller);
    return {};
  });

/** Restores a section with the elements that were removed together with it. */
export const restoreSection = (content: Content, id: string, caller: Caller): Promise<PageSection> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { churchId } = caller;
    const section = await stores.sections.find(churchId, id);
    if (!section) throw new SectionNotFound();
    const { pageId, removedAt } = section;
    await findPage(stores, pageId, caller);
    if (removedAt === null) return describeSection(section);
    const inside = await stores.elements.listRemoved(churchId, { sectionId: id }, removedAt);
    if ((await stores.sections.list(churchId, pageId)).length >= MAX_SECTIONS) throw new TooManySections();
    const others = await stores.elements.list(churchId, pageId);
    if (others.length + inside.length > MAX_ELEMENTS) throw new TooManyElements();
    await stores.sections.change(churchId, id, { removedAt: null });
    await stores.elements.setRemovedAt(
      churchId,
      inside.map((element) => element.id),
      null,
    );
    await checkPageLength(stores, pageId, caller);
    await touchPage(content, stores, pageId, caller);
    return describeSection(section);
  });
