import { MAX_ELEMENTS, type ElementType, type PageElement, type PageElementDraft } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { sanitizeTexts, type SanitizedTexts } from "../../../platform/rich-text/index.ts";
import type { Content, ContentStores } from "../content.ts";
import {
  ElementChanged,
  ElementTypeFixed,
  ElementTypeMissing,
  SectionNotFound,
  TooManyElements,
  ElementTooDeep,
} from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { touchPage } from "../pages/touch-page.ts";
import { findSection } from "../sections/find-section.ts";
import { checkPageLength } from "../pages/check-page-length.ts";
import { describeElement } from "./describe-element.ts";
import type { ElementRow } from "./element-store.ts";
import { findElement } from "./find-element.ts";
import { readAnswers, isUnchanged, sentAnswers } from "./read-answers.ts";

/** Adds elements to pages, or changes their answers and positions. */
export async function saveElements(
  content: Content,
  drafts: readonly PageElementDraft[],
  caller: Caller,
): Promise<PageElement[]> {
  const sanitized = await sanitizeTexts(
    caller.churchId,
    drafts.map((draft) => sentAnswers(draft)?.["text"]),
  );
  return inSiteTransaction(content, caller, async (stores) => {
    const saved: ElementRow[] = [];
    const pageIds = new Set<string>();
    for (const draft of drafts) {
      const known = draft.id ? await findElement(stores, draft.id, caller) : null;
      const element = await save(content, stores, draft, { known, caller, sanitized });
      saved.push(element);
      for (const { pageId } of known ? [known, element] : [element]) pageIds.add(pageId);
    }
    for (const pageId of pageIds) {
      await checkPageLength(stores, pageId, caller);
      await touchPage(content, stores, pageId, caller);
    }
    return saved.map(describeElement);
  });
}

/** Returns whether the sent answers change the element. A text element has no other answer than `text`. */
const changesAnswers = (sent: Record<string, unknown> | null, type: ElementType): boolean =>
  sent !== null && (type !== "text" || "text" in sent);

async function save(
  content: Content,
  stores: ContentStores,
  draft: PageElementDraft,
  { known, caller, sanitized }: { known: ElementRow | null; caller: Caller; sanitized: SanitizedTexts },
): Promise<ElementRow> {
  const elementType = draft.elementType ?? known?.elementType;
  if (!elementType) throw new ElementTypeMissing();
  if (known && known.elementType !== elementType) throw new ElementTypeFixed();
  if (known && draft.seenJSON && !isUnchanged(known, draft.seenJSON)) throw new ElementChanged();
  const sectionId = draft.sectionId ?? known?.sectionId;
  if (sectionId === undefined) throw new SectionNotFound();
  const { pageId, churchId } = await findSection(stores, sectionId, caller);
  const stays = sectionId === known?.sectionId;
  const parentId = draft.parentId === undefined ? (stays && known?.parentId) || null : draft.parentId;
  if (parentId !== null) await checkParent(stores, { elementType, sectionId, parentId }, caller);

  const sent = sentAnswers(draft);
  const others = pageId === known?.pageId ? null : await stores.elements.list(churchId, pageId);
  const element: ElementRow = {
    churchId,
    id: known?.id ?? content.newId(),
    pageId,
    sectionId,
    parentId,
    place: draft.column ?? known?.place ?? 0,
    elementType,
    sort: draft.sort ?? known?.sort ?? Math.max(0, ...(others ?? []).map(({ sort }) => sort)) + 1,
    answers:
      known && !changesAnswers(sent, elementType)
        ? known.answers
        : readAnswers(elementType, { ...known?.answers, ...sent }, { sanitized, currency: currencyOf(churchId) }),
    removedAt: null,
  };
  if (others && others.length >= MAX_ELEMENTS) throw new TooManyElements();
  if (!known) {
    await stores.elements.add(element);
    return element;
  }
  await stores.elements.save(element);
  if (elementType === "columns" && !stays)
    await stores.elements.changeChildren(churchId, element.id, { pageId, sectionId });
  return element;
}

/** Refuses to put columns inside another element, or an element inside anything but columns of the same section. */
async function checkParent(
  stores: ContentStores,
  { elementType, sectionId, parentId }: { elementType: ElementType; sectionId: string; parentId: string },
  caller: Caller,
): Promise<void> {
  const parent = await findElement(stores, parentId, caller);
  if (elementType === "columns" || parent.elementType !== "columns") throw new ElementTooDeep();
  if (parent.sectionId !== sectionId) throw new ElementTooDeep();
}
