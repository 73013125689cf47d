import type { LessonsStores } from "../lessons.ts";
import { findProgram } from "./find-program.ts";

/** Writes down by which words a program is found: its own, and the names of its studies. */
export async function indexProgram(stores: LessonsStores, churchId: string, id: string): Promise<void> {
  const program = await findProgram(stores, churchId, id);
  const studies = await stores.studies.list(churchId, id);
  const names = studies.map(({ name, description }) => `${name} ${description}`).join(" ");
  await stores.programs.index(program, {
    name: program.name,
    description: program.description,
    rest: `${names} ${program.about}`,
  });
}
