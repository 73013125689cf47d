import type { ContentStores } from "../content.ts";
import type { PageRow } from "../pages/page-store.ts";
import { contentOf } from "./page-content.ts";
import { type PageContent } from "../pages/published-page.ts";

/** Returns the draft of a page as content. */
export async function readContent({ sections, elements }: ContentStores, page: PageRow): Promise<PageContent> {
  const { churchId, id } = page;
  return contentOf(page, await sections.list(churchId, id), await elements.list(churchId, id));
}
