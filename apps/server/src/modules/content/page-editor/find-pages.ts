import { can, SEARCH_RESULTS, type SearchResults } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";

/** Finds pages of the church site by title or URL. None for callers who may not edit them. */
export async function findPages(
  content: Pick<Content, "pages">,
  text: string,
  caller: Caller,
): Promise<SearchResults["pages"]> {
  if (!may(caller, can.editContent)) return [];
  return content.pages.search(caller.churchId, text, SEARCH_RESULTS);
}
