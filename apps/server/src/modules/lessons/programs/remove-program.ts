import { MAX_PROGRAMS, type Program } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { ProgramNotFound, TooManyPrograms } from "../lessons-errors.ts";
import { makeFreeSlug } from "../items/free-slug.ts";
import { describeProgram } from "./describe-program.ts";
import { findProgram } from "./find-program.ts";

/** Marks a program as removed; it and everything in it are no longer shown. It can be restored. */
export const removeProgram = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Record<string, never>> =>
  inTransaction(lessons, churchId, async (stores) => {
    await findProgram(stores, churchId, id);
    await stores.items.setRemovedAt("program", churchId, id, lessons.now());
    return {};
  });

/** Restores a removed program, with a new slug when another program has taken the old one. */
export const restoreProgram = (lessons: Lessons, id: string, { churchId }: Caller): Promise<Program> =>
  inTransaction(lessons, churchId, async (stores) => {
    const program = await stores.programs.find(churchId, id);
    if (!program) throw new ProgramNotFound();
    if (program.removedAt === null) return describeProgram(program);
    if ((await stores.items.count("program", churchId, churchId)) >= MAX_PROGRAMS) throw new TooManyPrograms();
    const scope = { kind: "program", churchId, parentId: churchId, exceptId: id } as const;
    if (await stores.items.isSlugTaken("program", churchId, churchId, program.slug, id)) {
      await stores.programs.change(churchId, id, { slug: await makeFreeSlug(stores, scope, program.name) });
    }
    await stores.items.setRemovedAt("program", churchId, id, null);
    return describeProgram(await findProgram(stores, churchId, id));
  });
