import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { PageTooLarge } from "../content-errors.ts";

/** Limits the JSON of one page, in characters. Every visit loads the whole page. */
export const MAX_PAGE_LENGTH = 1_000_000;

/**
 * Refuses if the page's elements are now longer than the limit. It is called after writing, and the refusal rolls the
 * transaction back.
 */
export async function checkPageLength(
  { elements }: Pick<ContentStores, "elements">,
  pageId: string,
  { churchId }: Caller,
): Promise<void> {
  if ((await elements.lengthOf(churchId, pageId)) > MAX_PAGE_LENGTH) throw new PageTooLarge();
}
