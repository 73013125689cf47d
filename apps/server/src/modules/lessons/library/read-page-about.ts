import { readShownLesson, readShownProgram } from "@offertory/contract";
import { Refusal } from "../../../platform/errors/refusal.ts";
import type { Lessons } from "../lessons.ts";
import { openShelf } from "./open-shelf.ts";

const PLACE = /^\/programs\/([^/]+)\/([^/]+)(?:\/([^/]+)\/([^/]+))?(?:\/present)?$/;

/** What stands at an address of the lessons app, as everyone may know it; null where nothing does. */
export async function readPageAbout(lessons: Lessons, path: string) {
  const [church, program, study, lesson] = (PLACE.exec(path)?.slice(1) ?? []).map(decoded);
  // Held to the same as the call that reads it: an address may carry what no database can be asked for.
  const shelved = readShownProgram.params.safeParse({ church, program });
  const taught = readShownLesson.params.safeParse({ church, program, study, lesson });
  if (!shelved.success) return null;
  try {
    const shelf = await openShelf(lessons, shelved.data, null);
    const { churchId, id } = shelf.program;
    const shown = taught.success
      ? await lessons.library.findLesson(churchId, id, taught.data.study, taught.data.lesson)
      : undefined;
    const { name, description, picture } = shown ?? shelf.program;
    return { title: `${name} · ${shelf.church.name}`, description, picture };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** An address that is not one is looked up as it is, and not found. */
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
