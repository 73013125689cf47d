import { z } from "zod/mini";
import { MAX_RICH_TEXT_LENGTH } from "../content/element-kinds.ts";
import { MAX_ADDRESS_LENGTH } from "../rich-text/safe-address.ts";
import { optionalText, text } from "../text/text.ts";

/** What a section of a lesson is for. Notes are for the leader: they are read and printed, but never presented. */
export const LESSON_SECTION_KINDS = ["say", "do", "read", "play", "note"] as const;
export type LessonSectionKind = (typeof LESSON_SECTION_KINDS)[number];

/** Limits: programs of a church, studies of a program, lessons of a study, sections and files of a lesson. */
export const MAX_PROGRAMS = 100;
export const MAX_STUDIES = 50;
export const MAX_LESSONS = 100;
export const MAX_LESSON_SECTIONS = 100;
export const MAX_LESSON_FILES = 50;

/** The longest texts of programs, studies, lessons and sections. */
export const LESSON_LENGTHS = { name: 120, description: 500, slug: 80 } as const;

/** A part of a URL. Its encoded form is limited too, because some characters become several. */
export const LessonSlug = text(LESSON_LENGTHS.slug).check(
  z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u),
  z.refine((slug) => encodeURIComponent(slug).length <= 400 && slug === slug.toLowerCase()),
);

const Name = text(LESSON_LENGTHS.name);
const Description = text(LESSON_LENGTHS.description);
const Picture = z.nullable(text(MAX_ADDRESS_LENGTH));
/** Markdown; the server renders and sanitizes it when it is saved. */
const Markdown = text(MAX_RICH_TEXT_LENGTH);

/** A series of studies on one subject, such as a year of Sunday school or a course for new members. */
export const Program = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  about: z.string(),
  picture: z.nullable(z.string()),
  published: z.boolean(),
  studies: z.int(),
  lessons: z.int(),
});
export type Program = z.output<typeof Program>;

export const ProgramChange = z.object({
  name: z.optional(Name),
  slug: z.optional(text(LESSON_LENGTHS.slug)),
  description: z.optional(Description),
  about: z.optional(Markdown),
  picture: z.optional(Picture),
  published: z.optional(z.boolean()),
});
export type ProgramChange = z.output<typeof ProgramChange>;

export const Lesson = z.object({
  id: z.string(),
  studyId: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  published: z.boolean(),
});
export type Lesson = z.output<typeof Lesson>;

export const LessonChange = z.object({
  title: z.optional(Name),
  slug: z.optional(text(LESSON_LENGTHS.slug)),
  description: z.optional(Description),
  picture: z.optional(Picture),
  published: z.optional(z.boolean()),
});
export type LessonChange = z.output<typeof LessonChange>;

/** An ordered group of lessons. */
export const Study = z.object({
  id: z.string(),
  programId: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  lessons: z.array(Lesson),
});
export type Study = z.output<typeof Study>;

export const StudyChange = z.object({
  name: z.optional(Name),
  slug: z.optional(text(LESSON_LENGTHS.slug)),
  description: z.optional(Description),
  picture: z.optional(Picture),
});
export type StudyChange = z.output<typeof StudyChange>;

export const LessonSection = z.object({
  id: z.string(),
  lessonId: z.string(),
  title: z.string(),
  kind: z.enum(LESSON_SECTION_KINDS),
  markdown: z.string(),
  /** The URL of the video of a `play` section. */
  video: z.nullable(z.string()),
});
export type LessonSection = z.output<typeof LessonSection>;

export const LessonSectionChange = z.object({
  title: z.optional(Name),
  kind: z.optional(z.enum(LESSON_SECTION_KINDS)),
  markdown: z.optional(Markdown),
  video: optionalText(MAX_ADDRESS_LENGTH),
});
export type LessonSectionChange = z.output<typeof LessonSectionChange>;

export const NewProgram = z.object({ name: Name, description: z.optional(Description) });
export const NewStudy = z.object({ programId: text(64), name: Name, description: z.optional(Description) });
export const NewLesson = z.object({ studyId: text(64), title: Name, description: z.optional(Description) });
