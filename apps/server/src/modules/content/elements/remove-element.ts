import { MAX_ELEMENTS, type PageElement } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { ElementNotFound, SectionRemoved, TooManyElements } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { findPage } from "../pages/find-page.ts";
import { touchPage } from "../pages/touch-page.ts";
import { checkPageLength } from "../pages/check-page-length.ts";
import { describeElement } from "./describe-element.ts";
import { findElement } from "./find-element.ts";

/** Marks an element, and the elements inside it, as removed. The rows stay, so that they can be restored. */
export const removeElement = (content: Content, id: string, caller: Caller): Promise<Record<string, never>> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { churchId, pageId } = await findElement(stores, id, caller);
    const inside = (await stores.elements.list(churchId, pageId)).filter(({ parentId }) => parentId === id);
    await stores.elements.setRemovedAt(churchId, [id, ...inside.map((element) => element.id)], content.now());
    await touchPage(content, stores, pageId, caller);
    return {};
  });

/** Restores an element to its old position, with the elements that were removed together with it. */
export const restoreElement = (content: Content, id: string, caller: Caller): Promise<PageElement[]> =>
  inSiteTransaction(content, caller, async (stores) => {
    const { churchId } = caller;
    const element = await stores.elements.find(churchId, id);
    if (!element) throw new ElementNotFound();
    const { pageId, sectionId, parentId, removedAt } = element;
    await findPage(stores, pageId, caller);
    if (removedAt === null) return [describeElement(element)];
    const section = await stores.sections.find(churchId, sectionId);
    const parent = parentId === null ? null : await stores.elements.find(churchId, parentId);
    if (!section || section.removedAt !== null || (parent && parent.removedAt !== null)) throw new SectionRemoved();
    const back = [element, ...(await stores.elements.listRemoved(churchId, { parentId: id }, removedAt))];
    const others = await stores.elements.list(churchId, pageId);
    if (others.length + back.length > MAX_ELEMENTS) throw new TooManyElements();
    await stores.elements.setRemovedAt(
      churchId,
      back.map((one) => one.id),
      null,
    );
    await checkPageLength(stores, pageId, caller);
    await touchPage(content, stores, pageId, caller);
    return back.map(describeElement);
  });
