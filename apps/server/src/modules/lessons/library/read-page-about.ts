import { Refusal } from "../../../platform/errors/refusal.ts";
import type { Lessons } from "../lessons.ts";
import { openShelf } from "./open-shelf.ts";

const PLACE = /^\/programs\/([^/]+)\/([^/]+)(?:\/([^/]+)\/([^/]+))?(?:\/present)?$/;

/** What stands at an address of the lessons app, as everyone may know it; null where nothing does. */
export async function readPageAbout(lessons: Lessons, path: string) {
  const [church, program, study, lesson] = (PLACE.exec(path)?.slice(1) ?? []).map(decoded);
  if (!church || !program) return null;
  try {
    const shelf = await openShelf(lessons, { church, program }, null);
    const { churchId, id } = shelf.program;
    const shown = study && lesson ? await lessons.library.findLesson(churchId, id, study, lesson) : undefined;
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
