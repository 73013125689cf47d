import { type KeyboardEvent, type RefObject, useState } from "react";
import { type CaretPosition, caretPosition } from "./caret-position.ts";
import { putText, selectedOf } from "./put-text.ts";
import { replaceSelected } from "./selected.ts";
import { type SuggestionQuery, findSuggestionQuery, type Suggestion, suggest } from "./suggest.ts";

export type Suggesting = {
  query: SuggestionQuery;
  matches: Suggestion[];
  active: number;
  caret: CaretPosition;
};

/**
 * Suggests emoji and icons for the characters after a colon: the arrow keys select, Enter or Tab inserts, Escape closes
 * the list.
 */
export function useSuggestions(area: RefObject<HTMLTextAreaElement | null>) {
  const [now, setNow] = useState<Suggesting | null>(null);
  const close = () => setNow(null);

  function look() {
    const { current } = area;
    if (!current) return;
    const query =
      current.selectionStart === current.selectionEnd ? findSuggestionQuery(current.value, current.selectionEnd) : null;
    const matches = query ? suggest(query.search) : [];
    setNow(
      query && matches.length > 0 ? { query, matches, active: 0, caret: caretPosition(current, query.start) } : null,
    );
  }

  function take(match: Suggestion) {
    if (!area.current || !now) return;
    const { text, end } = selectedOf(area.current);
    const part = { text, start: now.query.start, end };
    putText(area.current, replaceSelected(part, match.insert, [match.insert.length, match.insert.length]));
    close();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!now || event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const active = now.matches[now.active];
    if (step !== 0) setNow({ ...now, active: (now.active + step + now.matches.length) % now.matches.length });
    else if ((event.key === "Enter" || event.key === "Tab") && active) take(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    // Escape closes only the list and not the dialog around it.
    event.stopPropagation();
  }

  return { now, look, press, take, close };
}
