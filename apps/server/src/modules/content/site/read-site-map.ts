import type { Content } from "../content.ts";
import { readPublished } from "./read-public-page.ts";

/** The sitemap protocol allows 50,000 entries in one sitemap index. */
const MAX_SITES = 50_000;

/** Returns the published URLs of a church and when each was published; null when there is no such church. */
export const readSiteMap = async (content: Content, churchId: string): Promise<{ url: string; at: string }[] | null> =>
  (await readPublished(content, churchId, "/"))?.published ?? null;

/** Lists the subdomains of churches whose site exists. A site is created on the first visit. */
export const listSites = ({ navigation }: Content): Promise<string[]> => navigation.listSubDomains(MAX_SITES);
