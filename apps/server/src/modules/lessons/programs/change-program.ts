import type { Program, ProgramChange } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { renderMarkdown } from "../../../platform/rich-text/index.ts";
import { inTransaction, type Lessons } from "../lessons.ts";
import { checkChosenSlug } from "../items/free-slug.ts";
import { readName, readPicture } from "../items/read-fields.ts";
import { describeProgram } from "./describe-program.ts";
import { findProgram } from "./find-program.ts";
import { indexProgram } from "./index-program.ts";

/** Changes, publishes or unpublishes a program. Changes of a published program are visible at once. */
export async function changeProgram(
  lessons: Lessons,
  id: string,
  { name, slug, description, about, picture, published }: ProgramChange,
  { churchId, personId }: Caller,
): Promise<Program> {
  const aboutHtml = about === undefined ? undefined : await renderMarkdown(churchId, about);
  return inTransaction(lessons, churchId, async (stores) => {
    const program = await findProgram(stores, churchId, id);
    const scope = { kind: "program", churchId, parentId: churchId, exceptId: id } as const;
    await stores.programs.change(churchId, id, {
      changedAt: lessons.now(),
      changedBy: personId,
      ...(name !== undefined && { name: readName(name) }),
      ...(slug !== undefined && slug !== program.slug && { slug: await checkChosenSlug(stores, scope, slug) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(about !== undefined && { about, aboutHtml }),
      ...(picture !== undefined && { picture: readPicture(picture) }),
      ...(published !== undefined && { published }),
    });
    await indexProgram(stores, churchId, id);
    return describeProgram(await findProgram(stores, churchId, id));
  });
}
