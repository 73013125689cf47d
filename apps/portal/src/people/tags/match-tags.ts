import { comparedTagName, type Tag } from "@offertory/contract";

/** The most tags that a field offers for what was typed. */
const MAX_OFFERED = 8;

interface Offers {
  tags: Tag[];
  /** The name of a tag to create; null if there is one of this name. */
  newName: string | null;
}

/** Returns the tags to offer for what was typed, those that begin with it first, without those that people have. */
export function matchTags(all: readonly Tag[], typed: string, without: ReadonlySet<string>): Offers {
  const wanted = comparedTagName(typed);
  if (wanted === "") return { tags: [], newName: null };
  const matching = all
    .filter(({ id, name }) => !without.has(id) && comparedTagName(name).includes(wanted))
    .toSorted((a, b) => placeOf(a, wanted) - placeOf(b, wanted));
  const isKnown = all.some(({ name }) => comparedTagName(name) === wanted);
  return { tags: matching.slice(0, MAX_OFFERED), newName: isKnown ? null : typed.trim() };
}

const placeOf = ({ name }: Tag, wanted: string): number => (comparedTagName(name).startsWith(wanted) ? 0 : 1);
