import { sql } from "kysely";
import { notClosing } from "../../churches/index.ts";
import type { LessonsDatabase } from "../lessons-tables.ts";

interface LibraryPage {
  church: string | undefined;
  skip: number;
  limit: number;
}

/** Queries of the public library: published lessons in published programs that were not removed. */
export const libraryStore = (db: LessonsDatabase) => {
  const shownPrograms = (church: string | undefined) =>
    db
      .selectFrom("lessonPrograms as program")
      .innerJoin("churchCards as church", "church.churchId", "program.churchId")
      .where("program.published", "=", true)
      .where("program.removedAt", "is", null)
      .where(notClosing("church.churchId"))
      .$if(church !== undefined, (query) => query.where("church.subDomain", "=", church ?? ""));

  const cards = (church: string | undefined) =>
    shownPrograms(church)
      .select(["church.name as churchName", "church.subDomain"])
      .select(["program.name", "program.slug", "program.description", "program.picture"])
      .select((of) =>
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
          .where("lesson.published", "=", true)
          .$asScalar()
          .$notNull()
          .as("lessons"),
      );

  return {
    findChurch: (subDomain: string) =>
      db
        .selectFrom("churchCards")
        .select(["churchId", "name", "subDomain"])
        .where("subDomain", "=", subDomain)
        .where(notClosing("churchCards.churchId"))
        .executeTakeFirst(),

    programs: ({ church, skip, limit }: LibraryPage) =>
      cards(church)
        .orderBy("program.name")
        .orderBy("program.churchId")
        .orderBy("program.id")
        .limit(limit)
        .offset(skip)
        .execute(),

    searchPrograms: (query: string, { church, skip, limit }: LibraryPage) =>
      cards(church)
        .where(sql<boolean>`program.search @@ to_tsquery('simple', ${query})`)
        .orderBy(sql`ts_rank(program.search, to_tsquery('simple', ${query}))`, "desc")
        .orderBy("program.id")
        .limit(limit)
        .offset(skip)
        .execute(),

    searchLessons: (query: string, { church, skip, limit }: LibraryPage) =>
      shownPrograms(church)
        .innerJoin("lessonStudies as study", (join) =>
          join.onRef("study.churchId", "=", "program.churchId").onRef("study.programId", "=", "program.id"),
        )
        .innerJoin("lessons as lesson", (join) =>
          join.onRef("lesson.churchId", "=", "study.churchId").onRef("lesson.studyId", "=", "study.id"),
        )
        .select(["church.name as churchName", "church.subDomain"])
        .select(["program.name as programName", "program.slug as programSlug"])
        .select(["study.name as studyName", "study.slug as studySlug"])
        .select(["lesson.title", "lesson.slug", "lesson.description", "lesson.picture"])
        .where("study.removedAt", "is", null)
        .where(sql<boolean>`lesson.published and lesson.removed_at is null`)
        .where(sql<boolean>`lesson.search @@ to_tsquery('simple', ${query})`)
        .orderBy(sql`ts_rank(lesson.search, to_tsquery('simple', ${query}))`, "desc")
        .orderBy("lesson.title")
        .orderBy("lesson.id")
        .limit(limit)
        .offset(skip)
        .execute(),

    churches: () =>
      db
        .selectFrom("churchCards as church")
        .select(["church.subDomain", "church.name"])
        .where(notClosing("church.churchId"))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("lessonPrograms as program")
              .select("program.id")
              .whereRef("program.churchId", "=", "church.churchId")
              .where("program.published", "=", true)
              .where("program.removedAt", "is", null),
          ),
        )
        .orderBy("church.name")
        .orderBy("church.subDomain")
        .limit(500)
        .execute(),

    /** Finds a published lesson by the slugs of its study and itself. */
    findLesson: (churchId: string, programId: string, study: string, lesson: string) =>
      db
        .selectFrom("lessons as lesson")
        .innerJoin("lessonStudies as study", (join) =>
          join.onRef("study.churchId", "=", "lesson.churchId").onRef("study.id", "=", "lesson.studyId"),
        )
        .select(["lesson.title as name", "lesson.description", "lesson.picture"])
        .where("lesson.churchId", "=", churchId)
        .where("study.programId", "=", programId)
        .where("study.slug", "=", study)
        .where("lesson.slug", "=", lesson)
        .where("lesson.published", "=", true)
        .where("lesson.removedAt", "is", null)
        .where("study.removedAt", "is", null)
        .executeTakeFirst(),

    /** Finds a program by its slug. It may be unpublished; the operation checks that. */
    findProgram: (churchId: string, slug: string) =>
      db
        .selectFrom("lessonPrograms")
        .select(["churchId", "id", "name", "slug", "description", "about", "aboutHtml", "picture", "published"])
        .where("churchId", "=", churchId)
        .where("slug", "=", slug)
        .where("removedAt", "is", null)
        .executeTakeFirst(),
  };
};
