/** A text with its selection. */
export type Selected = { text: string; start: number; end: number };

/** Replaces the selection. The new part is selected, unless `selected` gives another range within it. */
export function replaceSelected(
  { text, start, end }: Selected,
  part: string,
  selected: [number, number] = [0, part.length],
): Selected {
  return {
    text: text.slice(0, start) + part + text.slice(end),
    start: start + selected[0],
    end: start + selected[1],
  };
}

/** Extends the selection to whole lines. */
export function wholeLines({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const until = text.indexOf("\n", end > start && text[end - 1] === "\n" ? end - 1 : end);
  return { text, start: from, end: until === -1 ? text.length : until };
}
