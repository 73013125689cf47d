import { readShownLesson, readShownProgram } from "@offertory/contract";
import { Refusal } from "../../../platform/errors/refusal.ts";
import type { Lessons } from "../lessons.ts";
import { findShownProgram } from "./find-shown-program.ts";

const PAGE_PATH = /^\/programs\/([^/]+)\/([^/]+)(?:\/([^/]+)\/([^/]+))?(?:\/present)?$/;

/**
 * Returns the title, description and picture of the published program or lesson at a path of the lessons app, for link
 * previews; null when there is none.
 */
export async function readPageMetadata(lessons: Lessons, path: string) {
  const [church, program, study, lesson] = (PAGE_PATH.exec(path)?.slice(1) ?? []).map(decoded);
  // The path is validated with the endpoint's own schema, because it may contain characters that PostgreSQL rejects.
  const programParams = readShownProgram.params.safeParse({ church, program });
  const lessonParams = readShownLesson.params.safeParse({ church, program, study, lesson });
  if (!programParams.success) return null;
  try {
    const found = await findShownProgram(lessons, programParams.data, null);
    const { churchId, id } = found.program;
    const shown = lessonParams.success
      ? await lessons.library.findLesson(churchId, id, lessonParams.data.study, lessonParams.data.lesson)
      : undefined;
    const { name, description, picture } = shown ?? found.program;
    return { title: `${name} · ${found.church.name}`, description, picture };
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
