import { sql, type Selectable, type Updateable } from "kysely";
import type { ContentDatabase, ContentTables } from "../content-tables.ts";

export type SectionRow = Selectable<ContentTables["pageSections"]>;

export const sectionStore = (db: ContentDatabase) => ({
  list: (churchId: string, pageId: string): Promise<SectionRow[]> =>
    db
      .selectFrom("pageSections")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute(),

  /** Also finds removed sections. */
  find: (churchId: string, id: string): Promise<SectionRow | undefined> =>
    db.selectFrom("pageSections").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  add: (section: SectionRow) => db.insertInto("pageSections").values(section).execute(),

  change: (churchId: string, id: string, change: Updateable<ContentTables["pageSections"]>) =>
    db.updateTable("pageSections").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

  async saveOrder(churchId: string, ids: readonly string[]): Promise<void> {
    await sql`update page_sections s set sort = placed.place from unnest(${ids}::text[]) with ordinality as placed (id, place)
      where s.church_id = ${churchId} and s.id = placed.id`.execute(db);
  },

  removeAll: (churchId: string, pageId: string, removedAt: Date) =>
    db
      .updateTable("pageSections")
      .set({ removedAt })
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "is", null)
      .execute(),

  /** Deletes sections that were removed before this time; their elements are deleted with them by the foreign key. */
  deleteRemovedBefore: (churchId: string, pageId: string, before: Date) =>
    db
      .deleteFrom("pageSections")
      .where("churchId", "=", churchId)
      .where("pageId", "=", pageId)
      .where("removedAt", "<", before)
      .execute(),
});
