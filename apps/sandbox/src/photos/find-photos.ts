import { PHOTOS, type Photo } from "./catalogue.ts";

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Photos that hold most of the words first; none that holds none of them. */
export function findPhotos(query: string, orientation: string): Photo[] {
  const asked = wordsOf(query);
  const score = ({ alt, words }: Photo) => {
    const held = wordsOf(`${alt} ${words}`);
    return asked.filter((word) => held.some((one) => one.startsWith(word) || (word.length > 3 && word.startsWith(one))))
      .length;
  };
  return PHOTOS.filter(({ shape }) => !orientation || shape === orientation)
    .map((photo) => ({ photo, score: score(photo) }))
    .filter((found) => found.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ photo }) => photo);
}
