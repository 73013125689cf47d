import { can } from "@offertory/contract";
import { may, type Caller } from "../../../platform/identity/caller.ts";
import type { Lessons } from "../lessons.ts";
import { ProgramNotFound } from "../lessons-errors.ts";

/**
 * Returns the program with this slug, and whether the caller may edit it. Refuses an unpublished program to everybody
 * else as not found.
 */
export async function findShownProgram(
  { library }: Lessons,
  { church: subDomain, program: slug }: { church: string; program: string },
  caller: Caller | null,
) {
  const church = await library.findChurch(subDomain);
  const program = church && (await library.findProgram(church.churchId, slug));
  const mayEdit = caller !== null && caller.churchId === church?.churchId && may(caller, can.editContent);
  if (!church || !program || !(program.published || mayEdit)) throw new ProgramNotFound();
  return { church: { name: church.name, subDomain: church.subDomain }, program, mayEdit };
}
