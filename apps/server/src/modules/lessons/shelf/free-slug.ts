import { LessonSlug, slugOf } from "@offertory/contract";
import type { LessonsStores } from "../lessons.ts";
import { LessonSlugTaken } from "../lessons-errors.ts";
import { readSlug } from "./read-fields.ts";

type Named = "program" | "study" | "lesson";
interface Place {
  kind: Named;
  churchId: string;
  parentId: string;
  /** The id of the item itself, whose current slug does not count as taken. */
  exceptId?: string;
}

/** Makes a slug from a name; appends a number when the slug is taken. */
export async function freeSlug({ shelf }: Pick<LessonsStores, "shelf">, place: Place, name: string): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = place;
  const wanted = shorten(slugOf(name)) || kind;
  let slug = wanted;
  for (let number = 2; await shelf.isSlugTaken(kind, churchId, parentId, slug, exceptId); number += 1) {
    slug = `${wanted}-${number}`;
  }
  return slug;
}

/** Checks a slug that an editor chose; refuses one that is malformed or taken. */
export async function chosenSlug({ shelf }: Pick<LessonsStores, "shelf">, place: Place, sent: string): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = place;
  const slug = readSlug(sent);
  if (await shelf.isSlugTaken(kind, churchId, parentId, slug, exceptId)) throw new LessonSlugTaken();
  return slug;
}

/** Shortens a slug to whole words, at most 70 characters, which leaves room for a number. */
function shorten(slug: string): string {
  let short = "";
  for (const word of slug.split("-")) {
    const longer = short ? `${short}-${word}` : word;
    if (longer.length > 70 || !LessonSlug.safeParse(longer).success) break;
    short = longer;
  }
  return short;
}
