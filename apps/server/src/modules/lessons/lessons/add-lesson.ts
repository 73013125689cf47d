import { MAX_LESSONS, type Lesson } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons, type LessonsStores } from "../lessons.ts";
import { TooManyLessons } from "../lessons-errors.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { readName } from "../items/read-fields.ts";
import { findStudy } from "../studies/find-study.ts";
import { touchLesson } from "./touch-lesson.ts";

interface Draft {
  studyId: string;
  title: string;
  description?: string | undefined;
}

/** Adds a lesson, as a draft, at the end of its study. */
export const addLesson = (lessons: Lessons, draft: Draft, caller: Caller): Promise<Lesson> =>
  inTransaction(lessons, caller.churchId, async (stores) => {
    const id = await insertLesson(lessons, stores, draft, caller);
    return touchLesson(lessons, stores, id, caller);
  });

export async function insertLesson(
  { newId, now }: Lessons,
  stores: LessonsStores,
  draft: Draft & { picture?: string | null },
  { churchId, personId }: Caller,
): Promise<string> {
  const { id: studyId } = await findStudy(stores, churchId, draft.studyId);
  const title = readName(draft.title);
  if ((await stores.items.count("lesson", churchId, studyId)) >= MAX_LESSONS) throw new TooManyLessons();
  const id = newId();
  await stores.lessons.add({
    churchId,
    id,
    studyId,
    title,
    slug: await makeFreeSlug(stores, { kind: "lesson", churchId, parentId: studyId }, title),
    description: draft.description?.trim() ?? "",
    picture: draft.picture ?? null,
    published: false,
    sort: await stores.items.nextSort("lesson", churchId, studyId),
    changedAt: now(),
    changedBy: personId,
    removedAt: null,
  });
  return id;
}
