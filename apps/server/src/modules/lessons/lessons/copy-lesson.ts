import type { Lesson } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { insertLesson } from "./add-lesson.ts";
import { findLesson } from "./find-lesson.ts";
import { touchLesson } from "./touch-lesson.ts";

/** Creates a draft with the same sections, right after the original. Files are not copied. */
export const copyLesson = (lessons: Lessons, id: string, title: string, caller: Caller): Promise<Lesson> =>
  inTransaction(lessons, caller.churchId, async (stores) => {
    const { churchId } = caller;
    const { studyId, description, picture } = await findLesson(stores, churchId, id);
    const copyId = await insertLesson(lessons, stores, { studyId, title, description, picture }, caller);
    for (const section of await stores.sections.list(churchId, id)) {
      await stores.sections.add({ ...section, id: lessons.newId(), lessonId: copyId });
    }
    const ids = (await stores.items.listSiblings("lesson", churchId, id)).filter((each) => each !== copyId);
    await stores.items.arrange("lesson", churchId, ids.toSpliced(ids.indexOf(id) + 1, 0, copyId));
    return touchLesson(lessons, stores, copyId, caller);
  });
