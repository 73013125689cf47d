import type { Lesson, LessonChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { checkChosenSlug } from "../items/free-slug.ts";
import { readName, readPicture } from "../items/read-fields.ts";
import { findLesson } from "./find-lesson.ts";
import { touchLesson } from "./touch-lesson.ts";

/** Changes, publishes or unpublishes a lesson. Changes of a published lesson are visible at once. */
export const changeLesson = (
  lessons: Lessons,
  id: string,
  { title, slug, description, picture, published }: LessonChange,
  caller: Caller,
): Promise<Lesson> =>
  inTransaction(lessons, caller.churchId, async (stores) => {
    const { churchId, studyId, slug: known } = await findLesson(stores, caller.churchId, id);
    const scope = { kind: "lesson", churchId, parentId: studyId, exceptId: id } as const;
    return touchLesson(lessons, stores, id, caller, {
      ...(title !== undefined && { title: readName(title) }),
      ...(slug !== undefined && slug !== known && { slug: await checkChosenSlug(stores, scope, slug) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(picture !== undefined && { picture: readPicture(picture) }),
      ...(published !== undefined && { published }),
    });
  });
