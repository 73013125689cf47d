import { MAX_LESSONS, type Lesson } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { LessonNotFound, TooManyLessons } from "../lessons-errors.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { findLesson } from "./find-lesson.ts";

/** Marks a lesson as removed; it is no longer shown from then on. It can be restored. */
export const removeLesson = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Record<string, never>> =>
  inTransaction(lessons, churchId, async (stores) => {
    await findLesson(stores, churchId, id);
    await stores.items.setRemovedAt("lesson", churchId, id, lessons.now());
    return {};
  });

export const restoreLesson = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Lesson> =>
  inTransaction(lessons, churchId, async (stores) => {
    const lesson = await stores.lessons.find(churchId, id);
    if (!lesson) throw new LessonNotFound();
    if (lesson.removedAt === null) return lesson;
    const { studyId, slug, title } = lesson;
    if ((await stores.items.count("lesson", churchId, studyId)) >= MAX_LESSONS) throw new TooManyLessons();
    if (await stores.items.isSlugTaken("lesson", churchId, studyId, slug, id)) {
      const scope = { kind: "lesson", churchId, parentId: studyId, exceptId: id } as const;
      await stores.lessons.change(churchId, id, { slug: await makeFreeSlug(stores, scope, title) });
    }
    await stores.items.setRemovedAt("lesson", churchId, id, null);
    return findLesson(stores, churchId, id);
  });
