import { MAX_STUDIES, type Study } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { StudyNotFound, TooManyStudies } from "../lessons-errors.ts";
import { indexProgram } from "../programs/index-program.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { describeStudy } from "./describe-study.ts";
import { findStudy } from "./find-study.ts";

/** Marks a study as removed; it and its lessons are no longer shown. It can be restored. */
export const removeStudy = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Record<string, never>> =>
  inTransaction(lessons, churchId, async (stores) => {
    const { programId } = await findStudy(stores, churchId, id);
    await stores.items.setRemovedAt("study", churchId, id, lessons.now());
    await indexProgram(stores, churchId, programId);
    return {};
  });

export const restoreStudy = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Study> =>
  inTransaction(lessons, churchId, async (stores) => {
    const study = await stores.studies.find(churchId, id);
    if (!study) throw new StudyNotFound();
    const { programId } = study;
    if (study.removedAt !== null) {
      if ((await stores.items.count("study", churchId, programId)) >= MAX_STUDIES) throw new TooManyStudies();
      const scope = { kind: "study", churchId, parentId: programId, exceptId: id } as const;
      if (await stores.items.isSlugTaken("study", churchId, programId, study.slug, id)) {
        await stores.studies.change(churchId, id, { slug: await makeFreeSlug(stores, scope, study.name) });
      }
      await stores.items.setRemovedAt("study", churchId, id, null);
      await indexProgram(stores, churchId, programId);
    }
    const restored = await findStudy(stores, churchId, id);
    return describeStudy(restored, await stores.lessons.listOfProgram(churchId, programId));
  });
