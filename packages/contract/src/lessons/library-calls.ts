import { z } from "zod/mini";
import { CHURCH_LENGTHS } from "../churches/church.ts";
import { endpoint } from "../endpoint.ts";
import { NumberText, text } from "../text/text.ts";
import { LessonFile } from "./lesson-file.ts";
import { LESSON_LENGTHS, LESSON_SECTION_KINDS } from "./lesson.ts";

const SharingChurch = z.object({ subDomain: z.string(), name: z.string() });

export const ProgramCard = z.object({
  church: SharingChurch,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  lessons: z.int(),
});
export type ProgramCard = z.output<typeof ProgramCard>;

export const LessonHit = z.object({
  church: SharingChurch,
  program: z.object({ name: z.string(), slug: z.string() }),
  study: z.object({ name: z.string(), slug: z.string() }),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
});
export type LessonHit = z.output<typeof LessonHit>;

export const LIBRARY_PAGE = 24;
export const MAX_LIBRARY_SEARCH_LENGTH = 100;

const SubDomain = text(CHURCH_LENGTHS.subDomain);
const Slug = text(LESSON_LENGTHS.slug);

/** Without a term, it lists all programs and no lessons. */
export const browseLessons = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/library",
  summary: "List published programs, or search programs and lessons",
  query: z.object({
    term: z.optional(text(MAX_LIBRARY_SEARCH_LENGTH)),
    church: z.optional(SubDomain),
    skip: z.optional(NumberText),
  }),
  answer: z.object({ programs: z.array(ProgramCard), lessons: z.array(LessonHit), more: z.boolean() }),
});

export const listLessonChurches = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/churches",
  summary: "List the churches that have published programs",
  answer: z.array(SharingChurch),
});

const ListedLesson = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  /** Drafts are listed only for people who may edit them. */
  published: z.boolean(),
});

export const ShownProgram = z.object({
  church: SharingChurch,
  /** The program's id for people who may edit it; null for everyone else. */
  editId: z.nullable(z.string()),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Sanitized HTML. */
  about: z.string(),
  picture: z.nullable(z.string()),
  published: z.boolean(),
  studies: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      picture: z.nullable(z.string()),
      lessons: z.array(ListedLesson),
    }),
  ),
});
export type ShownProgram = z.output<typeof ShownProgram>;

export const readShownProgram = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/library/:church/:program",
  summary: "Read a published program; editors also get its drafts",
  params: z.object({ church: SubDomain, program: Slug }),
  answer: ShownProgram,
});

const Neighbour = z.object({ study: z.string(), slug: z.string(), title: z.string() });

export const ShownSection = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(LESSON_SECTION_KINDS),
  /** Sanitized HTML. */
  html: z.string(),
  video: z.nullable(z.string()),
});
export type ShownSection = z.output<typeof ShownSection>;

export const ShownLesson = z.object({
  church: SharingChurch,
  editId: z.nullable(z.string()),
  program: z.object({ name: z.string(), slug: z.string() }),
  study: z.object({ name: z.string(), slug: z.string() }),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  /** Whether everyone can see the lesson; a draft is shown only to people who may edit it. */
  published: z.boolean(),
  sections: z.array(ShownSection),
  files: z.array(LessonFile),
  previous: z.nullable(Neighbour),
  next: z.nullable(Neighbour),
});
export type ShownLesson = z.output<typeof ShownLesson>;

export const readShownLesson = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/library/:church/:program/:study/:lesson",
  summary: "Read a lesson to show or present it",
  params: z.object({ church: SubDomain, program: Slug, study: Slug, lesson: Slug }),
  answer: ShownLesson,
});
