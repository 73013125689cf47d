import type { LessonsStores } from "../lessons.ts";
import { findProgram } from "./find-program.ts";

/** Updates the search index of a program: its own texts, and the names and descriptions of its studies. */
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
