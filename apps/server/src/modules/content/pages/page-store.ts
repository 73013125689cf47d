import { sql, type Selectable, type Updateable } from "kysely";
import type { ContentDatabase, ContentTables } from "../content-tables.ts";

export type PageRow = Selectable<ContentTables["pages"]>;
/** `changedByName` is the person who last changed the page. */
export type NamedPage = PageRow & { changedByName: string | null };
export type PageUpdate = Omit<Updateable<ContentTables["pages"]>, "churchId" | "id">;

export const pageStore = (db: ContentDatabase) => {
  const named = (churchId: string) =>
    db
      .selectFrom("pages as page")
      .leftJoin("peopleNames as person", (join) =>
        join.onRef("person.churchId", "=", "page.churchId").onRef("person.personId", "=", "page.changedBy"),
      )
      .selectAll("page")
      .select("person.displayName as changedByName")
      .where("page.churchId", "=", churchId);

  return {
    /** The home page comes first, the others follow by title. */
    list: (churchId: string): Promise<NamedPage[]> =>
      named(churchId)
        .where("page.removedAt", "is", null)
        .orderBy(sql`page.url = '/'`, "desc")
        .orderBy("page.title")
        .orderBy("page.id")
        .execute(),

    search: (churchId: string, text: string, limit: number): Promise<Pick<PageRow, "id" | "title" | "url">[]> =>
      db
        .selectFrom("pages")
        .select(["id", "title", "url"])
        .where("churchId", "=", churchId)
        .where("removedAt", "is", null)
        .where(sql<boolean>`strpos(fold_text(title), fold_text(${text})) > 0 or strpos(url, lower(${text})) > 0`)
        .orderBy("title")
        .orderBy("id")
        .limit(limit)
        .execute(),

    /** Also finds removed pages. */
    find: (churchId: string, id: string): Promise<NamedPage | undefined> =>
      named(churchId).where("page.id", "=", id).executeTakeFirst(),

    count: async (churchId: string): Promise<number> => {
      const { count } = await db
        .selectFrom("pages")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("churchId", "=", churchId)
        .where("removedAt", "is", null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Returns whether another page uses this URL, in its draft or in its published version. */
    isTaken: async (churchId: string, url: string, exceptId: string): Promise<boolean> =>
      (await db
        .selectFrom("pages")
        .select("id")
        .where("churchId", "=", churchId)
        .where("id", "<>", exceptId)
        .where(({ eb, or, and }) =>
          or([and([eb("url", "=", url), eb("removedAt", "is", null)]), eb("publishedUrl", "=", url)]),
        )
        .executeTakeFirst()) !== undefined,

    add: (page: PageRow) => db.insertInto("pages").values(page).execute(),

    change: (churchId: string, id: string, change: PageUpdate) =>
      db.updateTable("pages").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),
  };
};
