import type { Caller } from "../../platform/identity/caller.ts";
import { inTransaction, type Content, type ContentStores } from "./content.ts";
import { createStarterSite } from "./starter/create-starter-site.ts";

/**
 * Runs a change of a church's site in a transaction that locks the site's row, so that concurrent changes run one after
 * another. Creates the starter site first if the church has none.
 */
export async function inSiteTransaction<Result>(
  content: Content,
  { churchId, personId }: Caller,
  work: (stores: ContentStores) => Promise<Result>,
): Promise<Result> {
  await createStarterSite(content, churchId, personId);
  return inTransaction(content, async (stores) => {
    await stores.navigation.lock(churchId);
    return work(stores);
  });
}
