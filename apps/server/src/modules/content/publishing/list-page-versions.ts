import { MAX_VERSIONS, type CallAnswer, type listPageVersions as listCall } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { findPage } from "../pages/find-page.ts";

/** Lists the versions of a page: when each was published, and by whom. */
export async function listPageVersions(
  content: Content,
  id: string,
  caller: Caller,
): Promise<CallAnswer<typeof listCall>> {
  await findPage(content, id, caller);
  const versions = await content.versions.list(caller.churchId, id, MAX_VERSIONS);
  return versions.map(({ publishedAt, ...version }) => ({ ...version, publishedAt: publishedAt.toISOString() }));
}
