import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import type { ClipboardEvent, DragEvent, SyntheticEvent } from "react";
import { bringsFiles, findFiles } from "../pictures/find-files.ts";
import { positionInArea } from "../pictures/position-in-area.ts";

type SourceTextProps = {
  text: string;
  onChange(text: string): void;
  /** Called when files were dropped on or pasted into the source, with their position. */
  onFiles(files: File[], at: number): void;
};

/** The HTML source as editable text. */
export function SourceText({ text, onChange, onFiles }: SourceTextProps) {
  const t = useT();
  function take(event: SyntheticEvent, data: DataTransfer, placeIn: (area: HTMLTextAreaElement) => number) {
    const files = findFiles(data);
    if (files.length === 0 || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    onFiles(files, placeIn(event.target));
  }
  return (
    <div
      onPaste={(event: ClipboardEvent) => take(event, event.clipboardData, (area) => area.selectionEnd)}
      onDragOver={(event: DragEvent) => bringsFiles(event.dataTransfer) && event.preventDefault()}
      onDrop={(event: DragEvent) => take(event, event.dataTransfer, (area) => positionInArea(area, event))}
    >
      <TextField
        label={t("editors:views.source")}
        value={text}
        onChange={onChange}
        multiline
        rows={14}
        spellCheck={false}
        autoCapitalize="none"
        className="[&_textarea]:min-h-[150px] [&_textarea]:font-mono [&_textarea]:text-sm"
      />
    </div>
  );
}
