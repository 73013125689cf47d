import { renderMarkdown } from "../../../platform/words/index.ts";

/** Lessons are read far more often than written: what was made of a text is made once. */
const REMEMBERED = 500;
const known = new Map<string, string>();

/** Markdown as clean HTML. */
export function shownWords(markdown: string): string {
  const made = known.get(markdown);
  if (made !== undefined) return made;
  const html = renderMarkdown(markdown);
  if (known.size >= REMEMBERED) known.clear();
  known.set(markdown, html);
  return html;
}
