import { MAX_PROGRAMS, type Program } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { TooManyPrograms } from "../lessons-errors.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { readName } from "../items/read-fields.ts";
import { describeProgram } from "./describe-program.ts";
import { findProgram } from "./find-program.ts";
import { indexProgram } from "./index-program.ts";

/** Creates a program. Only editors see it until it is published. */
export const addProgram = (
  lessons: Lessons,
  draft: { name: string; description?: string | undefined },
  { churchId, personId }: Caller,
): Promise<Program> =>
  inTransaction(lessons, churchId, async (stores) => {
    const name = readName(draft.name);
    if ((await stores.items.count("program", churchId, churchId)) >= MAX_PROGRAMS) throw new TooManyPrograms();
    const id = lessons.newId();
    await stores.programs.add({
      churchId,
      id,
      name,
      slug: await makeFreeSlug(stores, { kind: "program", churchId, parentId: churchId }, name),
      description: draft.description?.trim() ?? "",
      about: "",
      aboutHtml: "",
      picture: null,
      published: false,
      sort: await stores.items.nextSort("program", churchId, churchId),
      changedAt: lessons.now(),
      changedBy: personId,
      removedAt: null,
    });
    await indexProgram(stores, churchId, id);
    return describeProgram(await findProgram(stores, churchId, id));
  });
