/** Blanks, line ends, and signs that nobody sees: zero-width spaces, direction marks, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to whoever reads it. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
