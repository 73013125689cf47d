import { sql } from "kysely";
import type { NavigationLink } from "@offertory/contract";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import { notClosing } from "../../churches/index.ts";
import type { ContentDatabase } from "../content-tables.ts";
import type { PageContent } from "../pages/published-page.ts";

export interface Published {
  navigation: NavigationLink[];
  timeZone: string;
  /** Every address of the site, and when what stands there was published. */
  published: { url: string; at: string }[];
  /** Null where no page is published under the address. */
  content: PageContent | null;
}

const PUBLISHED = sql<Published["published"]>`coalesce((
  select json_agg(json_build_object('url', one.published_url, 'at', one.published_at) order by one.published_url)
  from pages one where one.church_id = site.church_id and one.published_url is not null), '[]')`;

/** What everyone sees at an address of a church's site, with its menu, in one question; nothing where no site was begun. */
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
        .select(["site.navigation", "card.timeZone", PUBLISHED.as("published"), "version.content"])
        .where("site.churchId", "=", churchId)
        .where(notClosing("site.churchId")),
  });
  return (churchId: string, url: string): Promise<Published | undefined> => read(churchId, url);
}
