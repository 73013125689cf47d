import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { ArrowDown, ArrowUp, Ellipsis } from "@offertory/ui/icons.ts";
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from "react";

interface OrderedRowProps {
  title: string;
  index: number;
  count: number;
  head: ReactNode;
  actions: ReactNode;
  onMoveTo(index: number): void;
  isDragged: boolean;
  /** Returns the position of the row that is being dragged; null if none is. */
  draggedIndex(): number | null;
  onDrag(index: number | null): void;
  onDrop(): void;
  children: ReactNode;
}

export function OrderedRow(props: OrderedRowProps) {
  const { title, index, count, head, actions, onMoveTo, isDragged, draggedIndex, onDrag, onDrop, children } = props;
  const t = useT();
  const [isOver, setOver] = useState(false);

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMoveTo(index + (event.key === "ArrowUp" ? -1 : 1));
  }

  function start(event: DragEvent<HTMLElement>) {
    const row = event.currentTarget.closest("li");
    event.stopPropagation();
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", title);
    if (row) event.dataTransfer.setDragImage(row, 16, 16);
    onDrag(index);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons do the same for keyboards
    <li
      onDragOver={(event) => {
        const dragged = draggedIndex();
        if (dragged === null) return;
        event.preventDefault();
        setOver(dragged !== index);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (draggedIndex() === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop();
      }}
      className={`rounded-card border bg-raised shadow-card ${isOver ? "border-brand ring-2 ring-brand" : "border-line"} ${isDragged ? "opacity-60" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-1 px-2 py-1.5">
        {/* Only pointers can drag; the buttons beside move the row by keyboard. */}
        <span
          draggable
          aria-hidden="true"
          onDragStart={start}
          onDragEnd={() => onDrag(null)}
          className="flex h-10 w-7 cursor-grab items-center justify-center text-ink-soft active:cursor-grabbing max-md:hidden"
        >
          <Ellipsis className="rotate-90" />
        </span>
        <div className="min-w-0 grow basis-48 px-1">{head}</div>
        <span className="ms-auto inline-flex">
          <IconButton
            size="small"
            icon={<ArrowUp />}
            label={t("lessons:edit.up", { title })}
            disabled={index === 0}
            onKeyDown={press}
            onClick={() => onMoveTo(index - 1)}
          />
          <IconButton
            size="small"
            icon={<ArrowDown />}
            label={t("lessons:edit.down", { title })}
            disabled={index === count - 1}
            onKeyDown={press}
            onClick={() => onMoveTo(index + 1)}
          />
          {actions}
        </span>
      </div>
      {children ? <div className="border-t border-line p-3 sm:p-4">{children}</div> : null}
    </li>
  );
}
