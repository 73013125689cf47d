import type { LessonSectionKind } from "@offertory/contract";
import type { ColumnType, GeneratedAlways, Kysely } from "kysely";

type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written by `shelf/index-words.ts`, and read by nobody. */
type Words = ColumnType<never, undefined, never>;

/** The tables that lessons owns, and the view of others that it joins. */
export type LessonsTables = {
  lessonPrograms: {
    churchId: string;
    id: string;
    name: string;
    slug: string;
    description: string;
    about: string;
    /** What `about` is as safe HTML; null where it was saved before that was kept. */
    aboutHtml: string | null;
    picture: string | null;
    published: boolean;
    sort: number;
    changedAt: Date;
    changedBy: string | null;
    removedAt: TimeOrNull;
    search: Words;
  };
  lessonStudies: {
    churchId: string;
    id: string;
    programId: string;
    name: string;
    slug: string;
    description: string;
    picture: string | null;
    sort: number;
    removedAt: TimeOrNull;
  };
  lessons: {
    churchId: string;
    id: string;
    studyId: string;
    title: string;
    slug: string;
    description: string;
    picture: string | null;
    published: boolean;
    sort: number;
    changedAt: Date;
    changedBy: string | null;
    removedAt: TimeOrNull;
    search: Words;
  };
  lessonSections: {
    churchId: string;
    id: string;
    lessonId: string;
    title: string;
    kind: LessonSectionKind;
    markdown: string;
    /** The same as safe HTML; null where it was saved before that was kept. */
    html: string | null;
    video: string | null;
    sort: number;
    removedAt: TimeOrNull;
  };
  lessonFiles: {
    churchId: string;
    id: string;
    lessonId: string;
    name: string;
    type: string;
    /** A whole number that is larger than the database's own: it comes as text. */
    size: ColumnType<string, number, number>;
    uploadId: string;
    requestedAt: Date;
    requestedBy: string | null;
    addedAt: TimeOrNull;
    removedAt: TimeOrNull;
  };
  /** Of churches: their names and addresses. */
  churchCards: { churchId: GeneratedAlways<string>; name: string; subDomain: string };
};

export type LessonsDatabase = Kysely<LessonsTables>;
