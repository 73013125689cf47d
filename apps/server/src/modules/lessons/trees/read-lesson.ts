import type { LessonTree } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { describeFile } from "../files/describe-file.ts";
import type { Lessons } from "../lessons.ts";
import { findLesson } from "../lessons/find-lesson.ts";

/** Returns a lesson for its editor, with its sections and files. */
export async function readLesson(lessons: Lessons, id: string, { churchId }: Caller): Promise<LessonTree> {
  const lesson = await findLesson(lessons, churchId, id);
  const [place, sections, files, subDomain] = await Promise.all([
    lessons.lessons.readParents(churchId, id),
    lessons.sections.list(churchId, id),
    lessons.files.list(churchId, id),
    lessons.programs.subDomain(churchId),
  ]);
  const { studyId, studyName, studySlug, programId, programName, programSlug, published } = place;
  return {
    lesson,
    study: { id: studyId, name: studyName, slug: studySlug },
    program: { id: programId, name: programName, slug: programSlug, published },
    subDomain,
    sections,
    files: files.map((file) => describeFile(lessons, file, { open: false })),
  };
}
