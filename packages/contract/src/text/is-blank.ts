/** White space and invisible characters: zero-width spaces, direction marks, fillers. */
const INVISIBLE_CHARACTERS = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether the text has no visible character. */
export const isBlank = (text: string): boolean => INVISIBLE_CHARACTERS.test(text);
