import { MAX_VERSIONS } from "@offertory/contract";
import type { Content, ContentStores } from "../content.ts";
import { PageTooLarge, PageUrlTaken } from "../content-errors.ts";
import { MAX_PAGE_LENGTH } from "../pages/check-page-length.ts";
import type { PageRow } from "../pages/page-store.ts";
import { readContent } from "./read-content.ts";

const REMOVED_RETENTION_DAYS = 30;

/**
 * Stores the draft as a new version and makes it the published one. Deletes the oldest versions, and elements and
 * sections that were removed more than 30 days ago.
 */
export async function publishDraft(
  { newId, now }: Content,
  stores: ContentStores,
  page: PageRow,
  publishedBy: string | null,
): Promise<void> {
  const { churchId, id: pageId, url, title } = page;
  if (await stores.pages.isTaken(churchId, url, pageId)) throw new PageUrlTaken();
  const pageContent = await readContent(stores, page);
  if (JSON.stringify(pageContent).length > MAX_PAGE_LENGTH) throw new PageTooLarge();
  const [versionId, publishedAt] = [newId(), now()];
  await stores.versions.add({
    churchId,
    id: versionId,
    pageId,
    publishedAt,
    publishedBy,
    title,
    url,
    content: pageContent,
  });
  await stores.pages.change(churchId, pageId, { versionId, publishedUrl: url, publishedAt, isChanged: false });
  await stores.versions.keep(churchId, pageId, MAX_VERSIONS);
  const longAgo = new Date(publishedAt.getTime() - REMOVED_RETENTION_DAYS * 86_400_000);
  await stores.elements.deleteRemovedBefore(churchId, pageId, longAgo);
  await stores.sections.deleteRemovedBefore(churchId, pageId, longAgo);
}
