import { readShownLesson, readShownProgram } from "@offertory/contract";
import { Refusal } from "../../../platform/errors/refusal.ts";
import type { Lessons } from "../lessons.ts";
import { openShelf } from "./open-shelf.ts";

const PLACE = /^\/programs\/([^/]+)\/([^/]+)(?:\/([^/]+)\/([^/]+))?(?:\/present)?$/;

/**
 * Returns the title, description and picture of the published program or lesson at a path of the lessons app, for link
 * previews; null when there is none.
 */
export async function readPageAbout(lessons: Lessons, path: string) {
  const [church, program, study, lesson] = (PLACE.exec(path)?.slice(1) ?? []).map(decoded);
  // The path is validated with the endpoint's own schema, because it may contain characters that PostgreSQL rejects.
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

/** Decodes a part of the path. Malformed escapes stay as they are, and then match no slug. */
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
