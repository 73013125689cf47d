import { cleanHtml } from "../../../platform/words/index.ts";

const REMEMBERED = 2000;
const known = new Map<string, string>();

/**
 * Words are cleaned when they are saved. They are cleaned again before they are shown, because the rules may have become
 * stricter since; what was cleaned once by this program is known, so that a visit costs nothing.
 */
export function cleanAgain(words: unknown): string {
  if (typeof words !== "string") return "";
  const remembered = known.get(words);
  if (remembered !== undefined) return remembered;
  const clean = cleanHtml(words);
  if (known.size >= REMEMBERED) known.clear();
  known.set(words, clean);
  return clean;
}
