import { LessonSlug, slugOf } from "@offertory/contract";
import type { LessonsStores } from "../lessons.ts";
import { LessonSlugTaken } from "../lessons-errors.ts";
import { readSlug } from "./read-fields.ts";

type Named = "program" | "study" | "lesson";
interface Place {
  kind: Named;
  churchId: string;
  parentId: string;
  /** Its own address is no other's. */
  exceptId?: string;
}

/** The address that a name gives; the next one with a number where another has it. */
export async function freeSlug({ shelf }: Pick<LessonsStores, "shelf">, place: Place, name: string): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = place;
  const wanted = shorten(slugOf(name)) || kind;
  let slug = wanted;
  for (let number = 2; await shelf.isSlugTaken(kind, churchId, parentId, slug, exceptId); number += 1) {
    slug = `${wanted}-${number}`;
  }
  return slug;
}

/** An address that somebody chose. */
export async function chosenSlug({ shelf }: Pick<LessonsStores, "shelf">, place: Place, sent: string): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = place;
  const slug = readSlug(sent);
  if (await shelf.isSlugTaken(kind, churchId, parentId, slug, exceptId)) throw new LessonSlugTaken();
  return slug;
}

/** Whole words, as many as fit; room is left for a number. */
function shorten(slug: string): string {
  let short = "";
  for (const word of slug.split("-")) {
    const longer = short ? `${short}-${word}` : word;
    if (longer.length > 70 || !LessonSlug.safeParse(longer).success) break;
    short = longer;
  }
  return short;
}
