import { sql, type Selectable } from "kysely";
import type { ContentDatabase, ContentTables } from "../content-tables.ts";

export type VersionRow = Selectable<ContentTables["pageVersions"]>;

export const versionStore = (db: ContentDatabase) => ({
  add: ({ content, ...version }: VersionRow) =>
    db
      .insertInto("pageVersions")
      .values({ ...version, content: JSON.stringify(content) })
      .execute(),

  find: (churchId: string, pageId: string, id: string): Promise<VersionRow | undefined> =>
    db
      .selectFrom("pageVersions")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("id", "=", id)
      .executeTakeFirst(),

  /** Newest first, with the names of the people who published them. */
  list: (churchId: string, pageId: string, most: number) =>
    db
      .selectFrom("pageVersions as version")
      .leftJoin("peopleNames as person", (join) =>
        join.onRef("person.churchId", "=", "version.churchId").onRef("person.personId", "=", "version.publishedBy"),
      )
      .select(["version.id", "version.publishedAt", "version.title", "person.displayName as publishedBy"])
      .where("version.churchId", "=", churchId)
      .where("version.pageId", "=", pageId)
      .orderBy("version.publishedAt", "desc")
      .orderBy("version.id", "desc")
      .limit(most)
      .execute(),

  /** Deletes all versions of a page but the newest `most`. */
  async keep(churchId: string, pageId: string, most: number): Promise<void> {
    await sql`delete from page_versions where church_id = ${churchId} and page_id = ${pageId} and id in (
      select id from page_versions where church_id = ${churchId} and page_id = ${pageId}
      order by published_at desc, id desc offset ${most})`.execute(db);
  },

  /** Returns the current URL of a page that was once published at this URL; null when there is none. */
  movedTo: async (churchId: string, url: string): Promise<string | null> => {
    const found = await db
      .selectFrom("pageVersions as version")
      .innerJoin("pages as page", (join) =>
        join.onRef("page.churchId", "=", "version.churchId").onRef("page.id", "=", "version.pageId"),
      )
      .select("page.publishedUrl")
      .where("version.churchId", "=", churchId)
      .where("version.url", "=", url)
      .where("page.publishedUrl", "is not", null)
      .orderBy("version.publishedAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return found?.publishedUrl ?? null;
  },
});
