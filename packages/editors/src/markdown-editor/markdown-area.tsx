import { useT } from "@offertory/i18n/react";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId } from "react";
import { pasteAsMarkdown } from "../to-markdown/paste-as-markdown.ts";
import { indentLines, outdentLines } from "./indent-lines.ts";
import { putText, selectedOf } from "./put-text.ts";
import { replaceSelected } from "./selected.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type MarkdownAreaProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange(text: string): void;
  onShortcut(key: "b" | "i" | "u" | "k"): void;
};

const SHORTCUTS = ["b", "i", "u", "k"] as const;
const IN_LIST = /^ *(?:[-*+]|\d{1,9}[.)]) /;

/** Where markdown is written. Tab moves items of lists, and goes on to the next stop everywhere else. */
export function MarkdownArea({ area, text, onChange, onShortcut }: MarkdownAreaProps) {
  const t = useT();
  const list = useId();
  const suggestions = useSuggestions(area);
  const { now } = suggestions;

  useEffect(() => area.current?.focus(), [area]);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    suggestions.press(event);
    if (event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const shortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey ? SHORTCUTS.find((one) => one === key) : undefined;
    if (shortcut) {
      event.preventDefault();
      onShortcut(shortcut);
    } else if (event.key === "Tab" && !event.ctrlKey && !event.altKey) moveItem(event);
  }

  function moveItem(event: KeyboardEvent<HTMLTextAreaElement>) {
    const selected = selectedOf(event.currentTarget);
    const line = selected.text.slice(selected.text.lastIndexOf("\n", selected.start - 1) + 1);
    if (!IN_LIST.test(line)) return;
    const moved = event.shiftKey ? outdentLines(selected) : indentLines(selected);
    if (moved.text === selected.text) return;
    event.preventDefault();
    putText(event.currentTarget, moved);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData("text/html");
    const markdown = html === "" ? "" : pasteAsMarkdown(html);
    if (markdown === "") return;
    event.preventDefault();
    const place = [markdown.length, markdown.length] satisfies [number, number];
    putText(event.currentTarget, replaceSelected(selectedOf(event.currentTarget), markdown, place));
  }

  return (
    <div className="relative flex min-h-[150px] min-w-0 grow">
      <textarea
        ref={area}
        value={text}
        aria-label={t("editors:markdown.text")}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={now ? list : undefined}
        aria-activedescendant={now ? optionId(list, now.active) : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          suggestions.look();
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={suggestions.close}
        onClick={suggestions.close}
        className={
          "min-h-[150px] w-full min-w-0 resize-none rounded-field border border-line-strong bg-raised p-3 font-mono text-base " +
          "leading-6 text-ink outline-offset-[-1px] md:text-sm"
        }
      />
      <SuggestionList id={list} now={now} onTake={suggestions.take} />
    </div>
  );
}
