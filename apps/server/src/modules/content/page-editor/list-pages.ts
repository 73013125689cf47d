import type { Page } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Content } from "../content.ts";
import { createStarterSite } from "../starter/create-starter-site.ts";
import { describePage } from "../pages/describe-page.ts";

export async function listPages(content: Content, { churchId, personId }: Caller): Promise<Page[]> {
  await createStarterSite(content, churchId, personId);
  return (await content.pages.list(churchId)).map(describePage);
}
