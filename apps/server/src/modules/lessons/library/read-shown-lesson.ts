import type { ShownLesson } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { describeFile } from "../files/describe-file.ts";
import type { Lessons } from "../lessons.ts";
import { LessonNotFound } from "../lessons-errors.ts";
import { findShownProgram } from "./find-shown-program.ts";
import { shownHtml } from "./shown-html.ts";

/** Returns a lesson to read or present, with links to the previous and next lesson of its program. */
export async function readShownLesson(
  lessons: Lessons,
  where: { church: string; program: string; study: string; lesson: string },
  caller: Caller | null,
): Promise<ShownLesson> {
  const { church, program, mayEdit } = await findShownProgram(lessons, where, caller);
  const { churchId } = program;
  const [studies, all] = await Promise.all([
    lessons.studies.list(churchId, program.id),
    lessons.lessons.listOfProgram(churchId, program.id),
  ]);
  const shown = all.filter(({ published }) => published || mayEdit);
  const study = studies.find(({ slug }) => slug === where.study);
  const index = shown.findIndex(({ studyId, slug }) => studyId === study?.id && slug === where.lesson);
  const lesson = shown[index];
  if (!study || !lesson) throw new LessonNotFound();
  const [sections, files] = await Promise.all([
    lessons.sections.list(churchId, lesson.id),
    lessons.files.list(churchId, lesson.id),
  ]);
  const open = lesson.published && program.published;
  const lessonAt = (at: number) => {
    const other = at < 0 ? undefined : shown[at];
    const of = studies.find(({ id }) => id === other?.studyId);
    return other && of ? { study: of.slug, slug: other.slug, title: other.title } : null;
  };
  return {
    church,
    editId: mayEdit ? lesson.id : null,
    program,
    study,
    title: lesson.title,
    slug: lesson.slug,
    description: lesson.description,
    picture: lesson.picture,
    published: open,
    sections: await Promise.all(
      sections.map(async ({ markdown, html, ...section }) => ({
        ...section,
        html: await shownHtml(churchId, html, markdown),
      })),
    ),
    files: files.map((file) => describeFile(lessons, file, { open })),
    previous: lessonAt(index - 1),
    next: lessonAt(index + 1),
  };
}
