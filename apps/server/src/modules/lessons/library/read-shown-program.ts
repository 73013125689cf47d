import type { ShownProgram } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Lessons } from "../lessons.ts";
import { findShownProgram } from "./find-shown-program.ts";
import { shownHtml } from "./shown-html.ts";

/**
 * Returns a program with the studies that have published lessons. Editors get all studies and lessons, including
 * drafts.
 */
export async function readShownProgram(
  lessons: Lessons,
  where: { church: string; program: string },
  caller: Caller | null,
): Promise<ShownProgram> {
  const { church, program, mayEdit } = await findShownProgram(lessons, where, caller);
  const { churchId, id, about, aboutHtml, ...shown } = program;
  const [studies, all] = await Promise.all([
    lessons.studies.list(churchId, id),
    lessons.lessons.listOfProgram(churchId, id),
  ]);
  return {
    ...shown,
    church,
    editId: mayEdit ? id : null,
    about: await shownHtml(churchId, aboutHtml, about),
    studies: studies
      .map((study) => ({
        ...study,
        lessons: all.filter(({ studyId, published }) => studyId === study.id && (published || mayEdit)),
      }))
      .filter((study) => mayEdit || study.lessons.length > 0),
  };
}
