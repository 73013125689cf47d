import { MAX_SECTIONS, type PageSection, type SectionBackground } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content, ContentStores } from "../content.ts";
import { PageNotFound, TooManySections } from "../content-errors.ts";
import { inSiteTransaction } from "../in-site-transaction.ts";
import { readPicture } from "../pages/check-page.ts";
import { findPage } from "../pages/find-page.ts";
import { touchPage } from "../pages/touch-page.ts";
import { describeSection } from "./describe-section.ts";
import { findSection } from "./find-section.ts";
import type { SectionRow } from "./section-store.ts";

export interface SectionDraft {
  id?: string | undefined;
  pageId?: string | undefined;
  sort?: number | undefined;
  background?: SectionBackground | undefined;
  picture?: string | null | undefined;
}

/** Adds sections to a page, or changes their order, background or picture. */
export const saveSections = (
  content: Content,
  drafts: readonly SectionDraft[],
  caller: Caller,
): Promise<PageSection[]> =>
  inSiteTransaction(content, caller, async (stores) => {
    const saved: SectionRow[] = [];
    for (const draft of drafts) saved.push(await save(content, stores, draft, caller));
    for (const pageId of new Set(saved.map((section) => section.pageId)))
      await touchPage(content, stores, pageId, caller);
    return saved.map(describeSection);
  });

async function save(content: Content, stores: ContentStores, draft: SectionDraft, caller: Caller): Promise<SectionRow> {
  const { sort, background, picture } = draft;
  const change = {
    ...(sort !== undefined && { sort }),
    ...(background && { background }),
    ...(picture !== undefined && { picture: readPicture(picture) }),
  };
  if (draft.id) {
    const known = await findSection(stores, draft.id, caller);
    // A section cannot move to another page.
    if (draft.pageId !== undefined && draft.pageId !== known.pageId) throw new PageNotFound();
    const { churchId, id } = known;
    if (Object.keys(change).length > 0) await stores.sections.change(churchId, id, change);
    return { ...known, ...change };
  }
  const { churchId, id: pageId } = await findPage(stores, draft.pageId ?? "", caller);
  const others = await stores.sections.list(churchId, pageId);
  if (others.length >= MAX_SECTIONS) throw new TooManySections();
  const last = Math.max(0, ...others.map((other) => other.sort));
  const added: SectionRow = {
    churchId,
    id: content.newId(),
    pageId,
    sort: last + 1,
    background: "plain",
    picture: null,
    removedAt: null,
    ...change,
  };
  await stores.sections.add(added);
  return added;
}
