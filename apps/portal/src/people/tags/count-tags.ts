import type { Tag } from "@offertory/contract";

interface CountedTag {
  tag: Tag;
  count: number;
  /** The people who have the tag. */
  ids: string[];
}

/** Returns the tags that people have, in the order in which they first occur, and who of them has each. */
export function countTags(people: readonly { id: string; tags?: readonly Tag[] | undefined }[]): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const { id, tags = [] } of people)
    for (const tag of tags) {
      const known = counted.get(tag.id) ?? { tag, count: 0, ids: [] };
      counted.set(tag.id, { tag, count: known.count + 1, ids: [...known.ids, id] });
    }
  return [...counted.values()];
}
