import type { PublicPage } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { findPage } from "../pages/find-page.ts";
import type { PageRow } from "../pages/page-store.ts";
import { readContent } from "./read-content.ts";
import { showContent } from "./show-content.ts";

/** Returns a page as visitors would see it if it were published now. */
export const previewPage = async (content: Content, id: string, caller: Caller): Promise<PublicPage> =>
  showDraft(content, await findPage(content, id, caller));

export async function showDraft(content: Content, page: PageRow): Promise<PublicPage> {
  const { churchId } = page;
  const card = await content.navigation.card(churchId);
  return showContent(content, churchId, card?.timeZone ?? "UTC", await readContent(content, page));
}
