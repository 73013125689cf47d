import { MAX_PAGES } from "@offertory/contract";
import type { Content, ContentStores } from "../content.ts";
import { TooManyPages } from "../content-errors.ts";
import { readTitle, readUrl } from "./check-page.ts";
import type { PageRow } from "./page-store.ts";

export interface Draft {
  title: string;
  url: string;
  description?: string | null | undefined;
}

/** Inserts a page. The caller must hold the lock on the site, because the limits are checked before the insert. */
export async function makePage(
  { newId, now }: Content,
  stores: ContentStores,
  { title, url, description }: Draft,
  { churchId, personId }: { churchId: string; personId: string | null },
): Promise<PageRow> {
  if ((await stores.pages.count(churchId)) >= MAX_PAGES) throw new TooManyPages();
  const page = {
    ...blankPage,
    churchId,
    id: newId(),
    url: await readUrl(stores, churchId, "", url),
    title: readTitle(title),
    description: description?.trim() ?? "",
    changedAt: now(),
    changedBy: personId,
  };
  await stores.pages.add(page);
  return page;
}

const blankPage = {
  picture: null,
  versionId: null,
  publishedUrl: null,
  publishedAt: null,
  isChanged: true,
  removedAt: null,
};
