import type { Selectable, Updateable } from "kysely";
import type { LessonsDatabase, LessonsTables } from "../lessons-tables.ts";
import { writeSearchIndex, type SearchTexts } from "../items/write-search-index.ts";

export type ProgramRow = Omit<Selectable<LessonsTables["lessonPrograms"]>, "search">;
export type CountedProgram = ProgramRow & { studies: string; lessons: string };
export type ProgramUpdate = Omit<Updateable<LessonsTables["lessonPrograms"]>, "churchId" | "id" | "search">;

export const programStore = (db: LessonsDatabase) => {
  const counted = (churchId: string) =>
    db
      .selectFrom("lessonPrograms as program")
      .select([
        "program.churchId",
        "program.id",
        "program.name",
        "program.slug",
        "program.description",
        "program.about",
        "program.aboutHtml",
        "program.picture",
        "program.published",
        "program.sort",
        "program.changedAt",
        "program.changedBy",
        "program.removedAt",
      ])
      .select((of) => [
        of
          .selectFrom("lessonStudies as study")
          .select(({ fn }) => fn.countAll<string>().as("count"))
          .whereRef("study.churchId", "=", "program.churchId")
          .whereRef("study.programId", "=", "program.id")
          .where("study.removedAt", "is", null)
          .$asScalar()
          .$notNull()
          .as("studies"),
        of
          .selectFrom("lessonStudies as study")
          .innerJoin("lessons as lesson", (join) =>
            join.onRef("lesson.churchId", "=", "study.churchId").onRef("lesson.studyId", "=", "study.id"),
          )
          .select(({ fn }) => fn.countAll<string>().as("count"))
          .whereRef("study.churchId", "=", "program.churchId")
          .whereRef("study.programId", "=", "program.id")
          .where("study.removedAt", "is", null)
          .where("lesson.removedAt", "is", null)
          .$asScalar()
          .$notNull()
          .as("lessons"),
      ])
      .where("program.churchId", "=", churchId);

  return {
    list: (churchId: string): Promise<CountedProgram[]> =>
      counted(churchId).where("program.removedAt", "is", null).orderBy("program.sort").orderBy("program.id").execute(),

    /** Also finds removed programs. */
    find: (churchId: string, id: string): Promise<CountedProgram | undefined> =>
      counted(churchId).where("program.id", "=", id).executeTakeFirst(),

    /** Lists programs that were saved before HTML was stored. */
    listWithoutHtml: (limit: number): Promise<Pick<ProgramRow, "churchId" | "id" | "about">[]> =>
      db
        .selectFrom("lessonPrograms")
        .select(["churchId", "id", "about"])
        .where("aboutHtml", "is", null)
        .limit(limit)
        .execute(),

    add: (program: ProgramRow) => db.insertInto("lessonPrograms").values(program).execute(),

    change: (churchId: string, id: string, change: ProgramUpdate) =>
      db.updateTable("lessonPrograms").set(change).where("churchId", "=", churchId).where("id", "=", id).execute(),

    index: (program: { churchId: string; id: string }, texts: SearchTexts) =>
      writeSearchIndex(db, "lesson_programs", program, texts),

    subDomain: async (churchId: string): Promise<string> =>
      (await db.selectFrom("churchCards").select("subDomain").where("churchId", "=", churchId).executeTakeFirst())
        ?.subDomain ?? "",
  };
};
