import { MAX_STUDIES, type Study } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { TooManyStudies } from "../lessons-errors.ts";
import { findProgram } from "../programs/find-program.ts";
import { indexProgram } from "../programs/index-program.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { readName } from "../items/read-fields.ts";
import { describeStudy } from "./describe-study.ts";

export const addStudy = (
  lessons: Lessons,
  draft: { programId: string; name: string; description?: string | undefined },
  { churchId }: Caller,
): Promise<Study> =>
  inTransaction(lessons, churchId, async (stores) => {
    const { id: programId } = await findProgram(stores, churchId, draft.programId);
    const name = readName(draft.name);
    if ((await stores.items.count("study", churchId, programId)) >= MAX_STUDIES) throw new TooManyStudies();
    const study = {
      churchId,
      id: lessons.newId(),
      programId,
      name,
      slug: await makeFreeSlug(stores, { kind: "study", churchId, parentId: programId }, name),
      description: draft.description?.trim() ?? "",
      picture: null,
      sort: await stores.items.nextSort("study", churchId, programId),
      removedAt: null,
    };
    await stores.studies.add(study);
    await indexProgram(stores, churchId, programId);
    return describeStudy(study, []);
  });
