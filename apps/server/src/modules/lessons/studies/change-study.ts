import type { Study, StudyChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { indexProgram } from "../programs/index-program.ts";
import { checkChosenSlug } from "../items/free-slug.ts";
import { readName, readPicture } from "../items/read-fields.ts";
import { describeStudy } from "./describe-study.ts";
import { findStudy } from "./find-study.ts";

export const changeStudy = (
  lessons: Lessons,
  id: string,
  { name, slug, description, picture }: StudyChange,
  { churchId }: Caller,
): Promise<Study> =>
  inTransaction(lessons, churchId, async (stores) => {
    const study = await findStudy(stores, churchId, id);
    const { programId } = study;
    const scope = { kind: "study", churchId, parentId: programId, exceptId: id } as const;
    const change = {
      ...(name !== undefined && { name: readName(name) }),
      ...(slug !== undefined && slug !== study.slug && { slug: await checkChosenSlug(stores, scope, slug) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(picture !== undefined && { picture: readPicture(picture) }),
    };
    if (Object.keys(change).length > 0) await stores.studies.change(churchId, id, change);
    await indexProgram(stores, churchId, programId);
    return describeStudy({ ...study, ...change }, await stores.lessons.listOfProgram(churchId, programId));
  });
