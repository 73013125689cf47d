import type { Selected } from "./selected.ts";

/**
 * Replaces the text of the area as if it were typed: only the changed part is replaced, so that the browser's undo
 * works.
 */
export function putText(area: HTMLTextAreaElement, after: Selected): void {
  const before = area.value;
  let from = 0;
  while (from < before.length && from < after.text.length && before[from] === after.text[from]) from += 1;
  let same = 0;
  const most = Math.min(before.length, after.text.length) - from;
  while (same < most && before[before.length - 1 - same] === after.text[after.text.length - 1 - same]) same += 1;
  const part = after.text.slice(from, after.text.length - same);
  area.focus();
  if (before !== after.text) {
    area.setSelectionRange(from, before.length - same);
    typeInto(area, part);
  }
  area.setSelectionRange(after.start, after.end);
}

/**
 * `execCommand` is deprecated, but nothing newer keeps the undo history. Without it, the text is set directly and
 * cannot be undone.
 */
function typeInto(area: HTMLTextAreaElement, part: string): void {
  const isDone = part === "" ? document.execCommand("delete") : document.execCommand("insertText", false, part);
  if (isDone) return;
  area.setRangeText(part);
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

export const selectedOf = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});
