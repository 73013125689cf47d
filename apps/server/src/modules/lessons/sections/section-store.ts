import { sql, type Selectable, type Updateable } from "kysely";
import type { LessonsDatabase, LessonsTables } from "../lessons-tables.ts";

export type SectionRow = Selectable<LessonsTables["lessonSections"]>;
export type SectionUpdate = Omit<Updateable<LessonsTables["lessonSections"]>, "churchId" | "id">;

export const sectionStore = (db: LessonsDatabase) => ({
  list: (churchId: string, lessonId: string): Promise<SectionRow[]> =>
    db
      .selectFrom("lessonSections")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("lessonId", "=", lessonId)
      .where("removedAt", "is", null)
      .orderBy("sort")
      .orderBy("id")
      .execute(),

  lengthOf: async (churchId: string, lessonId: string): Promise<number> => {
    const { length } = await db
      .selectFrom("lessonSections")
      .select(sql<number>`coalesce(sum(length(markdown) + coalesce(length(html), 0)), 0)::integer`.as("length"))
      .where("churchId", "=", churchId)
      .where("lessonId", "=", lessonId)
      .where("removedAt", "is", null)
      .executeTakeFirstOrThrow();
    return length;
  },

  /** Also finds removed sections. */
  find: (churchId: string, id: string): Promise<SectionRow | undefined> =>
    db
      .selectFrom("lessonSections")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst(),

  /** Lists sections that were saved before HTML was stored. */
  listWithoutHtml: (limit: number): Promise<Pick<SectionRow, "churchId" | "id" | "markdown">[]> =>
    db
      .selectFrom("lessonSections")
      .select(["churchId", "id", "markdown"])
      .where("html", "is", null)
      .limit(limit)
      .execute(),

  add: (section: SectionRow) => db.insertInto("lessonSections").values(section).execute(),

  change: (churchId: string, id: string, change: SectionUpdate) =>
    db.updateTable("lessonSections").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),
});
