import type { Caller } from "../../../platform/identity/caller.ts";
import type { ContentStores } from "../content.ts";
import { PageTooLarge } from "../content-errors.ts";

/** More than anybody reads; every visit has to carry it. */
export const MAX_PAGE_LENGTH = 1_000_000;

/** Refuses what was just written if the page now holds more than may be read at once. */
export async function checkPageLength(
  { elements }: Pick<ContentStores, "elements">,
  pageId: string,
  { churchId }: Caller,
): Promise<void> {
  if ((await elements.lengthOf(churchId, pageId)) > MAX_PAGE_LENGTH) throw new PageTooLarge();
}
