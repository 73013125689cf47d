/** The only place that orders the parts of a name. In a file of its own, so that pages use it without loading Zod. */
const inOrder = (...parts: (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");

/** Returns the name to show, with the nick in place of the first name when there is one. */
export const displayName = ({ first, last, nick }: { first: string; last: string; nick?: string }): string =>
  inOrder(nick || first, last);

interface FullName {
  prefix: string;
  first: string;
  middle: string;
  last: string;
  suffix: string;
}

/** Returns the full name, as on a letter. */
export const formalName = ({ prefix, first, middle, last, suffix }: FullName): string =>
  inOrder(prefix, first, middle, last, suffix);
