import { MAX_MENU_LABEL_LENGTH } from "@offertory/contract";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { useT } from "@offertory/i18n/react";
import { classNames, IconButton, TextField } from "@offertory/ui";
import { ArrowDown, ArrowUp, ListIndentDecrease, ListIndentIncrease, Trash2 } from "@offertory/ui/icons.ts";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { DragHandle } from "../editor/tool-bar.tsx";
import { PageSuggestions } from "../page-suggestions.tsx";
import { type LineProblem, mayGoBelow, type MenuLine, withMoved } from "./menu-draft.ts";

interface MenuLineEditorProps {
  lines: readonly MenuLine[];
  line: MenuLine;
  index: number;
  problem: LineProblem | null;
  /** The key of the line that is being dragged; null if none is. */
  dragged: RefObject<string | null>;
  onChange(part: Partial<MenuLine>): void;
  onMove(step: -1 | 1): void;
  onDrag(isOn: boolean): void;
  onDrop(): void;
  onRemove(): void;
}

/** Edits one line of the menu: its text, link and position. */
export function MenuLineEditor(props: MenuLineEditorProps) {
  const { lines, line, index, problem, dragged, onChange, onMove, onDrag, onDrop, onRemove } = props;
  const t = useT();
  const [isOver, setOver] = useState(false);
  const { key, label, url, isBelow } = line;
  const name = label || t("pages:menu.line", { number: String(index + 1) });

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons do the same for keyboards
    <li
      aria-label={name}
      onDragOver={(event) => {
        if (dragged.current === null) return;
        event.preventDefault();
        setOver(dragged.current !== key);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={classNames(
        "rounded-card border p-3",
        isOver ? "border-brand ring-2 ring-brand" : "border-line",
        isBelow && "ms-5 sm:ms-10",
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        <DragHandle name={name} onDrag={onDrag} />
        <TextField
          label={t("pages:menu.label")}
          value={label}
          onChange={(next) => onChange({ label: next })}
          maxLength={MAX_MENU_LABEL_LENGTH}
          error={problem === "label" ? t("errors:page-menu-label-blank") : undefined}
          className="grow basis-40"
        />
        <div className="flex min-w-0 grow-2 basis-56 flex-col gap-2">
          <TextField
            label={t("pages:field.address")}
            value={url}
            onChange={(next) => onChange({ url: next })}
            maxLength={MAX_ADDRESS_LENGTH}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            error={problem === "url" ? t("pages:menu.urlProblem") : undefined}
          />
          <PageSuggestions
            onPick={(page) => onChange({ url: page.url, label: label || page.title.slice(0, MAX_MENU_LABEL_LENGTH) })}
          />
        </div>
        <span className="ms-auto inline-flex flex-wrap sm:mt-6">
          <IconButton
            size="small"
            icon={<ArrowUp />}
            label={t("pages:menu.up", { label: name })}
            disabled={withMoved(lines, index, -1) === lines}
            onKeyDown={press}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            icon={<ArrowDown />}
            label={t("pages:menu.down", { label: name })}
            disabled={withMoved(lines, index, 1) === lines}
            onKeyDown={press}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="small"
            icon={isBelow ? <ListIndentDecrease /> : <ListIndentIncrease />}
            label={t(isBelow ? "pages:menu.outdent" : "pages:menu.indent", { label: name })}
            disabled={!isBelow && !mayGoBelow(lines, index)}
            onClick={() => onChange({ isBelow: !isBelow })}
          />
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={t("pages:menu.remove", { label: name })}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  );
}
