import { sql } from "kysely";
import type { NavigationLink } from "@offertory/contract";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import { notClosing } from "../../churches/index.ts";
import type { ContentDatabase } from "../content-tables.ts";
import type { PageContent } from "../pages/published-page.ts";

export interface Published {
  navigation: NavigationLink[];
  timeZone: string;
  /** The URLs of all published pages, and when each was published. */
  published: { url: string; at: string }[];
  /** Null when no page is published at the URL. */
  content: PageContent | null;
}

const PUBLISHED_URLS = sql<Published["published"]>`coalesce((
  select json_agg(json_build_object('url', one.published_url, 'at', one.published_at) order by one.published_url)
  from pages one where one.church_id = site.church_id and one.published_url is not null), '[]')`;

/**
 * Returns a function that reads the published page at a URL together with the menu, in one query. Its result is
 * undefined when the church has no site yet, or is closing.
 */
export function openPublishedReader(db: ContentDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "published-page",
    columns: ["navigation", "timeZone", "published", "content"],
    build: (churchId, url) =>
      db
        .selectFrom("churchSites as site")
        .innerJoin("churchCards as card", "card.churchId", "site.churchId")
        .leftJoin("pages as page", (join) =>
          join.onRef("page.churchId", "=", "site.churchId").on("page.publishedUrl", "=", url),
        )
        .leftJoin("pageVersions as version", (join) =>
          join.onRef("version.churchId", "=", "page.churchId").onRef("version.id", "=", "page.versionId"),
        )
        .select(["site.navigation", "card.timeZone", PUBLISHED_URLS.as("published"), "version.content"])
        .where("site.churchId", "=", churchId)
        .where(notClosing("site.churchId")),
  });
  return (churchId: string, url: string): Promise<Published | undefined> => read(churchId, url);
}
