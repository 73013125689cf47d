import type { PublicPage } from "@offertory/contract";
import type { Content } from "../content.ts";
import { PageNotFound } from "../content-errors.ts";
import { HOME } from "../pages/home.ts";
import { createStarterSite } from "../starter/create-starter-site.ts";
import type { Published } from "../publishing/published-reader.ts";
import { showContent } from "../publishing/show-content.ts";

/** Returns a published page as visitors see it. */
export async function readPublicPage(content: Content, churchId: string, url: string = HOME): Promise<PublicPage> {
  const published = await readPublished(content, churchId, url);
  if (!published?.content) throw new PageNotFound();
  return showContent(content, churchId, published.timeZone, published.content);
}

/** Reads what is published at a URL. A church without a site gets the starter site on the first visit. */
export async function readPublished(content: Content, churchId: string, url: string): Promise<Published | undefined> {
  const published = await content.readPublished(churchId, url);
  if (published) return published;
  return (await createStarterSite(content, churchId, null)) ? content.readPublished(churchId, url) : undefined;
}
