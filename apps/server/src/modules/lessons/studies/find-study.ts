import type { LessonsStores } from "../lessons.ts";
import { StudyNotFound } from "../lessons-errors.ts";
import type { StudyRow } from "../records/study-store.ts";

/** Returns a study of this church; refuses if it was removed. */
export async function findStudy(
  { studies }: Pick<LessonsStores, "studies">,
  churchId: string,
  id: string,
): Promise<StudyRow> {
  const study = await studies.find(churchId, id);
  if (!study || study.removedAt !== null) throw new StudyNotFound();
  return study;
}
