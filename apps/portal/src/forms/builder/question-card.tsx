import type { Question } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, IconButton } from "@offertory/ui";
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, CircleX, Copy, Ellipsis, Trash2 } from "@offertory/ui/icons.ts";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { typeIcon } from "./type-icon.tsx";
import { keyOf } from "./use-builder.ts";

// i18n-uses: forms:type.*

interface QuestionCardProps {
  question: Question;
  index: number;
  count: number;
  isOpen: boolean;
  problem: string | undefined;
  onToggle(): void;
  onMoveTo(index: number): void;
  /** Called when a dragged card is dropped on this one. */
  onDrop(): void;
  onDuplicate(): void;
  onRemove(): void;
  isDragged: boolean;
  /** Returns the position of the card that is being dragged; null if none is. */
  draggedIndex(): number | null;
  onDrag(index: number | null): void;
  children: ReactNode;
}

/** The card of one question in the form builder, moved by dragging its handle or by its buttons. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, count, isOpen, problem, onToggle, onMoveTo, onDuplicate, onRemove, isDragged } = props;
  const { draggedIndex, onDrag } = props;
  const t = useT();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { title } = question;

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMoveTo(index + (event.key === "ArrowUp" ? -1 : 1));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons do the same for keyboards
    <li
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        const dragged = draggedIndex();
        if (dragged === null) return;
        event.preventDefault();
        setOver(dragged !== index);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (draggedIndex() !== null) props.onDrop();
      }}
      className={`rounded-card border bg-raised shadow-card ${isOver ? "border-brand ring-2 ring-brand" : "border-line"} ${isDragged ? "opacity-60" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 px-2 py-2">
        {/* Only pointers can drag; the buttons beside move the card by keyboard. */}
        <span
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            const card = event.currentTarget.closest("li");
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", title);
            if (card) event.dataTransfer.setDragImage(card, 16, 16);
            onDrag(index);
          }}
          onDragEnd={() => onDrag(null)}
          className="flex h-11 w-7 cursor-grab items-center justify-center text-ink-soft active:cursor-grabbing max-md:hidden md:h-10"
        >
          <Ellipsis className="rotate-90" />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow basis-56 items-center gap-3 rounded-field px-1 text-start md:min-h-10"
        >
          <span className="text-ink-soft">{typeIcon(question.fieldType)}</span>
          <span className="min-w-0 grow">
            <span
              id={`${id}-title`}
              className={`block text-sm font-medium wrap-anywhere text-ink ${question.required || question.fieldType === "Payment" ? "required-mark" : ""}`}
            >
              {title}
            </span>
            <span className="block text-xs text-ink-soft">{t(`forms:type.${keyOf(question.fieldType)}`)}</span>
          </span>
          {problem ? (
            <Badge tone="danger">
              <CircleX className="size-3.5" />
              {t("forms:builder.notSaved")}
            </Badge>
          ) : null}
          {isOpen ? <ChevronUp className="text-ink-soft" /> : <ChevronDown className="text-ink-soft" />}
        </button>
        <span className="ms-auto inline-flex">
          <IconButton
            size="small"
            icon={<ArrowUp />}
            label={t("forms:builder.up", { title })}
            disabled={index === 0}
            onKeyDown={press}
            onClick={() => onMoveTo(index - 1)}
          />
          <IconButton
            size="small"
            icon={<ArrowDown />}
            label={t("forms:builder.down", { title })}
            disabled={index === count - 1}
            onKeyDown={press}
            onClick={() => onMoveTo(index + 1)}
          />
          <IconButton
            size="small"
            icon={<Copy />}
            label={t("forms:builder.duplicate", { title })}
            onClick={onDuplicate}
          />
          <IconButton
            size="small"
            icon={<Trash2 />}
            label={t("forms:builder.removeNamed", { title })}
            onClick={onRemove}
          />
        </span>
      </div>
      {isOpen ? <div className="border-t border-line p-4">{props.children}</div> : null}
    </li>
  );
}
