/** In a file of its own, so that screens use the rules without loading Zod. */
export const MAX_TAG_NAME_LENGTH = 50;
/** The most tags of a church. */
export const MAX_TAGS = 200;
export const MAX_TAGS_PER_PERSON = 30;

/** Returns the name as it is compared: two tags of a church may not differ in case or spaces alone. */
export const comparedTagName = (name: string): string =>
  name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
