import type { Content } from "../content.ts";
import { readPublished } from "./read-public-page.ts";

/** As many as a list for search engines may hold. */
const MAX_SITES = 50_000;

/** Every published address of a church, and when what stands there was published; null where the church has no site. */
export const readSiteMap = async (content: Content, churchId: string): Promise<{ url: string; at: string }[] | null> =>
  (await readPublished(content, churchId, "/"))?.published ?? null;

/** The churches whose sites somebody has looked at. */
export const listSites = ({ navigation }: Content): Promise<string[]> => navigation.listSubDomains(MAX_SITES);
