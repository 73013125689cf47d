import { sql, type Selectable, type Updateable } from "kysely";
import type { ContentDatabase, ContentTables } from "../content-tables.ts";

export type ElementRow = Selectable<ContentTables["pageElements"]>;
export type ElementUpdate = Omit<Updateable<ContentTables["pageElements"]>, "answers">;

/** An element's position after the page was rearranged. */
export interface ElementPosition {
  id: string;
  sectionId: string;
  parentId: string | null;
  place: number;
  sort: number;
}

export const elementStore = (db: ContentDatabase) => ({
  list: (churchId: string, pageId: string): Promise<ElementRow[]> =>
    db
      .selectFrom("pageElements")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute(),

  /** Returns the total length of the answers of a page's elements, in characters of JSON. */
  lengthOf: async (churchId: string, pageId: string): Promise<number> => {
    const { length } = await db
      .selectFrom("pageElements")
      .select(sql<number>`coalesce(sum(length(answers::text)), 0)::integer`.as("length"))
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "is", null)
      .executeTakeFirstOrThrow();
    return length;
  },

  /** Also finds removed elements. */
  find: (churchId: string, id: string): Promise<ElementRow | undefined> =>
    db.selectFrom("pageElements").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  add: ({ answers, ...element }: ElementRow) =>
    db
      .insertInto("pageElements")
      .values({ ...element, answers: JSON.stringify(answers) })
      .execute(),

  save: ({ answers, ...element }: ElementRow) =>
    db
      .updateTable("pageElements")
      .set({ ...element, answers: JSON.stringify(answers) })
      .where("churchId", "=", element.churchId)
      .where("id", "=", element.id)
      .execute(),

  /** Changes the elements inside a columns element, which move together with it. */
  changeChildren: (churchId: string, parentId: string, change: ElementUpdate) =>
    db
      .updateTable("pageElements")
      .set(change)
      .where("churchId", "=", churchId)
      .where("parentId", "=", parentId)
      .execute(),

  setRemovedAt: (churchId: string, ids: readonly string[], removedAt: Date | null) =>
    db
      .updateTable("pageElements")
      .set({ removedAt })
      .where("churchId", "=", churchId)
      .where("id", "in", [...ids, ""])
      .execute(),

  /** Lists the elements that were removed at exactly this time, because they are restored together. */
  listRemoved: (churchId: string, where: { sectionId: string } | { parentId: string }, at: Date) =>
    db
      .selectFrom("pageElements")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("sectionId" in where ? "sectionId" : "parentId", "=", Object.values(where)[0] ?? "")
      .where("removedAt", "=", at)
      .execute(),

  async savePositions(churchId: string, positions: readonly ElementPosition[]): Promise<void> {
    await sql`update page_elements e set section_id = p."sectionId", parent_id = p."parentId", place = p.place, sort = p.sort
      from json_to_recordset(${JSON.stringify(positions)}::json)
        as p (id text, "sectionId" text, "parentId" text, place integer, sort integer)
      where e.church_id = ${churchId} and e.id = p.id`.execute(db.withoutPlugins());
  },

  removeAll: (churchId: string, pageId: string, removedAt: Date) =>
    db
      .updateTable("pageElements")
      .set({ removedAt })
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "is", null)
      .execute(),

  deleteRemovedBefore: (churchId: string, pageId: string, before: Date) =>
    db
      .deleteFrom("pageElements")
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "<", before)
      .execute(),
});
