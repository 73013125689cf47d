import type { Insertable, Selectable } from "kysely";
import type { LessonsDatabase, LessonsTables } from "../lessons-tables.ts";

export type FileRow = Selectable<LessonsTables["lessonFiles"]>;
interface FileId {
  churchId: string;
  id: string;
}

export const fileStore = (db: LessonsDatabase) => ({
  /** Lists the files that were uploaded and not removed, by name. */
  list: (churchId: string, lessonId: string): Promise<FileRow[]> =>
    db
      .selectFrom("lessonFiles")
      .selectAll()
      .where("churchId", "=", churchId)
      .where("lessonId", "=", lessonId)
      .where("addedAt", "is not", null)
      .where("removedAt", "is", null)
      .orderBy("name")
      .orderBy("id")
      .execute(),

  find: ({ churchId, id }: FileId): Promise<FileRow | undefined> =>
    db.selectFrom("lessonFiles").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  /**
   * Returns whether everyone may download the file: its lesson and program are published, and neither they nor its
   * study were removed.
   */
  isPublic: async ({ churchId, id }: FileId): Promise<boolean> =>
    (await db
      .selectFrom("lessonFiles as file")
      .innerJoin("lessons as lesson", (join) =>
        join.onRef("lesson.churchId", "=", "file.churchId").onRef("lesson.id", "=", "file.lessonId"),
      )
      .innerJoin("lessonStudies as study", (join) =>
        join.onRef("study.churchId", "=", "lesson.churchId").onRef("study.id", "=", "lesson.studyId"),
      )
      .innerJoin("lessonPrograms as program", (join) =>
        join.onRef("program.churchId", "=", "study.churchId").onRef("program.id", "=", "study.programId"),
      )
      .select("file.id")
      .where("file.churchId", "=", churchId)
      .where("file.id", "=", id)
      .where("lesson.published", "=", true)
      .where("program.published", "=", true)
      .where("lesson.removedAt", "is", null)
      .where("study.removedAt", "is", null)
      .where("program.removedAt", "is", null)
      .executeTakeFirst()) !== undefined,

  /**
   * Returns the total size of a church's files in bytes, including removed files and uploads that have not arrived yet.
   */
  async total(churchId: string): Promise<number> {
    const { bytes } = await db
      .selectFrom("lessonFiles")
      .select(({ fn }) => fn.sum<string | null>("size").as("bytes"))
      .where("churchId", "=", churchId)
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  },

  async count(churchId: string, lessonId: string): Promise<number> {
    const { count } = await db
      .selectFrom("lessonFiles")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("churchId", "=", churchId)
      .where("lessonId", "=", lessonId)
      .where("removedAt", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  add: (file: Insertable<LessonsTables["lessonFiles"]>) => db.insertInto("lessonFiles").values(file).execute(),

  /** Returns false when the file's row was deleted meanwhile. */
  async markUploaded({ churchId, id }: FileId, addedAt: Date, size: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("lessonFiles")
      .set({ addedAt, size })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  setRemovedAt: ({ churchId, id }: FileId, removedAt: Date | null) =>
    db.updateTable("lessonFiles").set({ removedAt }).where("churchId", "=", churchId).where("id", "=", id).execute(),

  remove: ({ churchId, id }: FileId) =>
    db.deleteFrom("lessonFiles").where("churchId", "=", churchId).where("id", "=", id).execute(),

  /** Lists files whose upload never arrived, and files that were removed before the given time. */
  listToSweep: (requestedBefore: Date, removedBefore: Date): Promise<FileRow[]> =>
    db
      .selectFrom("lessonFiles")
      .selectAll()
      .where(({ eb, or, and }) =>
        or([
          and([eb("addedAt", "is", null), eb("requestedAt", "<", requestedBefore)]),
          eb("removedAt", "<", removedBefore),
        ]),
      )
      .limit(500)
      .execute(),
});
