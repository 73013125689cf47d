import { LessonSlug, slugOf } from "@offertory/contract";
import type { LessonsStores } from "../lessons.ts";
import { LessonSlugTaken } from "../lessons-errors.ts";
import { readSlug } from "./read-fields.ts";

type SluggedKind = "program" | "study" | "lesson";
interface SlugScope {
  kind: SluggedKind;
  churchId: string;
  parentId: string;
  /** The id of the item itself, whose current slug does not count as taken. */
  exceptId?: string;
}

/** Makes a slug from a name; appends a number when the slug is taken. */
export async function makeFreeSlug(
  { items }: Pick<LessonsStores, "items">,
  scope: SlugScope,
  name: string,
): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = scope;
  const base = shorten(slugOf(name)) || kind;
  let slug = base;
  for (let number = 2; await items.isSlugTaken(kind, churchId, parentId, slug, exceptId); number += 1) {
    slug = `${base}-${number}`;
  }
  return slug;
}

/** Checks a slug that an editor chose; refuses one that is malformed or taken. */
export async function checkChosenSlug(
  { items }: Pick<LessonsStores, "items">,
  scope: SlugScope,
  sent: string,
): Promise<string> {
  const { kind, churchId, parentId, exceptId = "" } = scope;
  const slug = readSlug(sent);
  if (await items.isSlugTaken(kind, churchId, parentId, slug, exceptId)) throw new LessonSlugTaken();
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
