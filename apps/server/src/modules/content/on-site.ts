import type { Caller } from "../../platform/identity/caller.ts";
import { inTransaction, type Content, type ContentStores } from "./content.ts";
import { beginSite } from "./starter/begin-site.ts";

/** Work on a church's site: whole or not at all, and after those who came before. */
export async function onSite<Result>(
  content: Content,
  { churchId, personId }: Caller,
  work: (stores: ContentStores) => Promise<Result>,
): Promise<Result> {
  await beginSite(content, churchId, personId);
  return inTransaction(content, async (stores) => {
    await stores.navigation.lock(churchId);
    return work(stores);
  });
}
