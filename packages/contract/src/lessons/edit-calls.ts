import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { UploadForm } from "../gallery/gallery-calls.ts";
import { Id, text } from "../text/text.ts";
import { LessonFile } from "./lesson-file.ts";
import {
  Lesson,
  LESSON_LENGTHS,
  LessonChange,
  LessonSection,
  LessonSectionChange,
  NewLesson,
  NewProgram,
  NewStudy,
  Program,
  ProgramChange,
  Study,
  StudyChange,
} from "./lesson.ts";

const ById = z.object({ id: Id });
const Nothing = z.object({});

export const listPrograms = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/programs",
  summary: "List the church's lesson programs for editing",
  answer: z.array(Program),
});

export const addProgram = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/programs",
  summary: "Add a program as a draft, which only editors see until it is published",
  body: NewProgram,
  answer: Program,
});

export const ProgramTree = z.object({ program: Program, subDomain: z.string(), studies: z.array(Study) });
export type ProgramTree = z.output<typeof ProgramTree>;

export const readProgram = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/programs/:id",
  summary: "Read a program for editing, with its studies and lessons",
  params: ById,
  answer: ProgramTree,
});

export const changeProgram = endpoint({
  api: "content",
  method: "PATCH",
  path: "/lessons/programs/:id",
  summary: "Change, publish or unpublish a program",
  params: ById,
  body: ProgramChange,
  answer: Program,
});

export const removeProgram = endpoint({
  api: "content",
  method: "DELETE",
  path: "/lessons/programs/:id",
  summary: "Remove a program with its content; it can be restored",
  params: ById,
  answer: Nothing,
});

export const restoreProgram = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/programs/:id/restore",
  summary: "Restore a removed program",
  params: ById,
  answer: Program,
});

export const addStudy = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/studies",
  summary: "Add a study at the end of a program",
  body: NewStudy,
  answer: Study,
});

export const changeStudy = endpoint({
  api: "content",
  method: "PATCH",
  path: "/lessons/studies/:id",
  summary: "Change a study",
  params: ById,
  body: StudyChange,
  answer: Study,
});

export const removeStudy = endpoint({
  api: "content",
  method: "DELETE",
  path: "/lessons/studies/:id",
  summary: "Remove a study with its lessons; it can be restored",
  params: ById,
  answer: Nothing,
});

export const restoreStudy = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/studies/:id/restore",
  summary: "Restore a removed study",
  params: ById,
  answer: Study,
});

export const addLesson = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/lessons",
  summary: "Add a draft lesson at the end of a study",
  body: NewLesson,
  answer: Lesson,
});

export const LessonTree = z.object({
  lesson: Lesson,
  study: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  program: z.object({ id: z.string(), name: z.string(), slug: z.string(), published: z.boolean() }),
  subDomain: z.string(),
  sections: z.array(LessonSection),
  files: z.array(LessonFile),
});
export type LessonTree = z.output<typeof LessonTree>;

export const readLesson = endpoint({
  api: "content",
  method: "GET",
  path: "/lessons/lessons/:id",
  summary: "Read a lesson for editing, with its sections and files",
  params: ById,
  answer: LessonTree,
});

export const changeLesson = endpoint({
  api: "content",
  method: "PATCH",
  path: "/lessons/lessons/:id",
  summary: "Change, publish or unpublish a lesson",
  params: ById,
  body: LessonChange,
  answer: Lesson,
});

export const copyLesson = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/lessons/:id/copy",
  summary: "Copy a lesson as a new draft after it, with its sections and without its files",
  params: ById,
  body: z.object({ title: text(LESSON_LENGTHS.name) }),
  answer: Lesson,
});

export const removeLesson = endpoint({
  api: "content",
  method: "DELETE",
  path: "/lessons/lessons/:id",
  summary: "Remove a lesson; it can be restored",
  params: ById,
  answer: Nothing,
});

export const restoreLesson = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/lessons/:id/restore",
  summary: "Restore a removed lesson",
  params: ById,
  answer: Lesson,
});

export const addLessonSection = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/lessons/:id/sections",
  summary: "Add a section at the end of a lesson",
  params: ById,
  body: LessonSectionChange,
  answer: LessonSection,
});

export const changeLessonSection = endpoint({
  api: "content",
  method: "PATCH",
  path: "/lessons/sections/:id",
  summary: "Change a section of a lesson",
  params: ById,
  body: LessonSectionChange,
  answer: LessonSection,
});

export const removeLessonSection = endpoint({
  api: "content",
  method: "DELETE",
  path: "/lessons/sections/:id",
  summary: "Remove a section from its lesson; it can be restored",
  params: ById,
  answer: Nothing,
});

export const restoreLessonSection = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/sections/:id/restore",
  summary: "Restore a removed section",
  params: ById,
  answer: LessonSection,
});

export const ARRANGED = ["program", "study", "lesson", "section"] as const;
export type Arranged = (typeof ARRANGED)[number];

/**
 * Takes the items of one parent. Items that are not named, such as ones that were just added, keep their order after
 * them.
 */
export const arrangeLessons = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/arrange",
  summary: "Reorder programs, studies, lessons or sections",
  body: z.object({ kind: z.enum(ARRANGED), ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  answer: Nothing,
});

export const requestLessonFile = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/lessons/:id/files",
  summary: "Create a signed upload form for one file of a lesson, valid for an hour",
  params: ById,
  body: z.object({ name: text(200), size: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  answer: z.extend(UploadForm, { id: z.string() }),
});

export const removeLessonFile = endpoint({
  api: "content",
  method: "DELETE",
  path: "/lessons/files/:id",
  summary: "Remove a file from its lesson; it can be restored for a month",
  params: ById,
  answer: Nothing,
});

export const restoreLessonFile = endpoint({
  api: "content",
  method: "POST",
  path: "/lessons/files/:id/restore",
  summary: "Restore a removed file",
  params: ById,
  answer: LessonFile,
});
