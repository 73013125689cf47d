import type { LessonSectionKind } from "@offertory/contract";
import type { ColumnType, GeneratedAlways, Kysely } from "kysely";

type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A tsvector column, written only by `items/write-search-index.ts` and never selected. */
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
    /** `about` rendered as safe HTML; null when it was saved before HTML was stored. */
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
    /** `markdown` rendered as safe HTML; null when it was saved before HTML was stored. */
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
    /** A bigint column, which `pg` returns as text. */
    size: ColumnType<string, number, number>;
    uploadId: string;
    requestedAt: Date;
    requestedBy: string | null;
    addedAt: TimeOrNull;
    removedAt: TimeOrNull;
  };
  /** View of the churches module. */
  churchCards: { churchId: GeneratedAlways<string>; name: string; subDomain: string };
};

export type LessonsDatabase = Kysely<LessonsTables>;
