import { sql, type Selectable, type Updateable } from "kysely";
import type { ContentDatabase, ContentTables } from "../content-tables.ts";

export type ElementRow = Selectable<ContentTables["pageElements"]>;
export type ElementUpdate = Omit<Updateable<ContentTables["pageElements"]>, "answers">;

/** Where an element stands after everything was arranged. */
export interface PlacedElement {
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

  /** How long everything is that a page's elements say, as JSON. */
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

  /** Those that were removed, too. */
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

  /** What stands in columns goes where they go. */
  changeInside: (churchId: string, parentId: string, change: ElementUpdate) =>
    db
      .updateTable("pageElements")
      .set(change)
      .where("churchId", "=", churchId)
      .where("parentId", "=", parentId)
      .execute(),

  mark: (churchId: string, ids: readonly string[], removedAt: Date | null) =>
    db
      .updateTable("pageElements")
      .set({ removedAt })
      .where("churchId", "=", churchId)
      .where("id", "in", [...ids, ""])
      .execute(),

  /** What was removed together comes back together. */
  listRemoved: (churchId: string, where: { sectionId: string } | { parentId: string }, at: Date) =>
    db
      .selectFrom("pageElements")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("sectionId" in where ? "sectionId" : "parentId", "=", Object.values(where)[0] ?? "")
      .where("removedAt", "=", at)
      .execute(),

  async place(churchId: string, placed: readonly PlacedElement[]): Promise<void> {
    await sql`update page_elements e set section_id = p."sectionId", parent_id = p."parentId", place = p.place, sort = p.sort
      from json_to_recordset(${JSON.stringify(placed)}::json)
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

  sweep: (churchId: string, pageId: string, before: Date) =>
    db
      .deleteFrom("pageElements")
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "<", before)
      .execute(),
});
