import { useState } from "react";

/**
 * Keeps a form's last message while it sends again. If it disappeared, everything below would move up, and the second
 * click of a double click would hit another element.
 */
export function useStaying<Said>(said: Said, isSending: boolean): Said {
  const [last, setLast] = useState(said);
  if (!isSending && last !== said) setLast(said);
  return isSending ? last : said;
}
