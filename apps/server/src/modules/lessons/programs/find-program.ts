import type { LessonsStores } from "../lessons.ts";
import { ProgramNotFound } from "../lessons-errors.ts";
import type { CountedProgram } from "../records/program-store.ts";

/** Returns a program of this church; refuses if it was removed. */
export async function findProgram(
  { programs }: Pick<LessonsStores, "programs">,
  churchId: string,
  id: string,
): Promise<CountedProgram> {
  const program = await programs.find(churchId, id);
  if (!program || program.removedAt !== null) throw new ProgramNotFound();
  return program;
}
