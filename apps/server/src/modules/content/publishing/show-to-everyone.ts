import { MAX_VERSIONS } from "@offertory/contract";
import type { Content, ContentStores } from "../content.ts";
import { PageTooLarge, PageUrlTaken } from "../content-errors.ts";
import { MAX_PAGE_LENGTH } from "../pages/check-page-length.ts";
import type { PageRow } from "../pages/page-store.ts";
import { readContent } from "./read-content.ts";

const REMEMBERED_DAYS = 30;

/**
 * Stores the draft as a new version and makes it the published one. Deletes the oldest versions, and elements and
 * sections that were removed more than 30 days ago.
 */
export async function showToEveryone(
  { newId, now }: Content,
  stores: ContentStores,
  page: PageRow,
  publishedBy: string | null,
): Promise<void> {
  const { churchId, id: pageId, url, title } = page;
  if (await stores.pages.isTaken(churchId, url, pageId)) throw new PageUrlTaken();
  const said = await readContent(stores, page);
  if (JSON.stringify(said).length > MAX_PAGE_LENGTH) throw new PageTooLarge();
  const [versionId, publishedAt] = [newId(), now()];
  await stores.versions.add({ churchId, id: versionId, pageId, publishedAt, publishedBy, title, url, content: said });
  await stores.pages.change(churchId, pageId, { versionId, publishedUrl: url, publishedAt, isChanged: false });
  await stores.versions.keep(churchId, pageId, MAX_VERSIONS);
  const longAgo = new Date(publishedAt.getTime() - REMEMBERED_DAYS * 86_400_000);
  await stores.elements.sweep(churchId, pageId, longAgo);
  await stores.sections.sweep(churchId, pageId, longAgo);
}
