import { useT } from "@offertory/i18n/react";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useEffect, useId } from "react";
import { bringsFiles, findFiles } from "../pictures/find-files.ts";
import { positionInArea } from "../pictures/position-in-area.ts";
import { indentLines, outdentLines } from "./indent-lines.ts";
import { putText, selectedOf } from "./put-text.ts";
import { replaceSelected, type Selected } from "./selected.ts";
import { optionId, SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { tidyPasted } from "../paste/tidy-pasted.ts";
import { readHtml } from "../to-markdown/read-html.ts";
import { toMarkdown } from "../to-markdown/to-markdown.ts";

type MarkdownAreaProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange(text: string): void;
  /** Called when files were dropped on or pasted into the text, with their position. */
  onFiles(files: File[], at: number): void;
  onShortcut(key: "b" | "i" | "u" | "k"): void;
  /** Called when the cursor or the selection has moved. */
  onSelect(selected: Selected): void;
};

const SHORTCUTS = ["b", "i", "u", "k"] as const;
/** Adds empty lines around a table, without which Markdown does not read it as one. */
function standAlone({ text, start, end }: Selected, table: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gapBefore = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  return `${gapBefore}${table}${after.trim() === "" || after.startsWith("\n\n") ? "" : "\n\n"}`;
}

const IN_LIST = /^ *(?:[-*+]|\d{1,9}[.)]) /;

/** The text area of the Markdown editor. Tab indents list items; elsewhere it moves the focus on. */
export function MarkdownArea({ area, text, onChange, onFiles, onShortcut, onSelect }: MarkdownAreaProps) {
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

  function drop(event: DragEvent<HTMLTextAreaElement>) {
    const files = findFiles(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files, positionInArea(event.currentTarget, event));
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const files = findFiles(event.clipboardData);
    if (files.length > 0) {
      event.preventDefault();
      onFiles(files, event.currentTarget.selectionEnd);
      return;
    }
    const html = event.clipboardData.getData("text/html");
    const markdown = html === "" ? "" : pasteAsMarkdown(html);
    if (markdown === "") return;
    event.preventDefault();
    const selected = selectedOf(event.currentTarget);
    const written = markdown.startsWith("|") ? standAlone(selected, markdown) : markdown;
    putText(event.currentTarget, replaceSelected(selected, written, [written.length, written.length]));
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
        onSelect={({ currentTarget }) => onSelect(selectedOf(currentTarget))}
        onPaste={paste}
        onDragOver={(event) => bringsFiles(event.dataTransfer) && event.preventDefault()}
        onDrop={drop}
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

/** Converts copied HTML to Markdown. */
const pasteAsMarkdown = (html: string): string => toMarkdown(readHtml(tidyPasted(html)));
