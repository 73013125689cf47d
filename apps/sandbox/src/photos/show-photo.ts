import type { Photo } from "./catalogue.ts";
import { ORIGINAL, SIZE_NAMES } from "./sizes.ts";

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A photo in the words of the real library (Pexels, version 1 of its API). */
export function showPhoto({ id, alt, by, shape, colour }: Photo, origin: string) {
  return {
    id,
    ...ORIGINAL[shape],
    url: `${origin}/photo/${slug(alt)}-${id}/`,
    photographer: by,
    photographer_url: `${origin}/@${slug(by)}`,
    photographer_id: by.length * 1000 + by.charCodeAt(0),
    avg_color: colour,
    src: Object.fromEntries(SIZE_NAMES.map((size) => [size, `${origin}/photos/${id}/${size}.jpeg`])),
    liked: false,
    alt,
  };
}
