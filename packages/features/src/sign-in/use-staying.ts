import { useState } from "react";

/**
 * What a form said last stays while it sends again: if it vanished, everything below would move up, and the second click of a
 * double click would hit what is there now.
 */
export function useStaying<Said>(said: Said, isSending: boolean): Said {
  const [last, setLast] = useState(said);
  if (!isSending && last !== said) setLast(said);
  return isSending ? last : said;
}
