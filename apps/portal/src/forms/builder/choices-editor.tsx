import { type Choice, MAX_CHOICES, QUESTION_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, IconButton } from "@offertory/ui";
import { controlClass, controlHeight } from "@offertory/ui/fields/control-class.ts";
import { ArrowDown, ArrowUp, Plus, X } from "@offertory/ui/icons.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { addChoice, moveChoice, removeChoice, rename } from "./question-draft.ts";

interface ChoicesEditorProps {
  choices: readonly Choice[];
  /**
   * Whether the form may have answers. Then existing choices keep their value when renamed; choices added since do not.
   */
  isFixed: boolean;
  onChange(choices: Choice[]): void;
}

/** Renames, moves, adds and removes the choices of a question. Enter in a choice adds the next one. */
export function ChoicesEditor({ choices, isFixed, onChange }: ChoicesEditorProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [fixed] = useState(() => new Set(isFixed ? choices.map(({ value }) => value) : []));

  function add() {
    onChange(addChoice(choices, t("forms:builder.choice")));
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll("input");
      inputs?.item(inputs.length - 1).select();
    });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("forms:builder.choices")}</legend>
      <ol ref={list} className="flex flex-col gap-2">
        {choices.map(({ text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a choice has nothing but its place that does not change while it is typed
          <li key={index} className="flex items-center gap-1">
            <input
              aria-label={t("forms:builder.choiceNumber", { number: String(index + 1) })}
              value={text}
              maxLength={QUESTION_LENGTHS.choice}
              onChange={(event) => onChange(rename(choices, index, event.target.value, fixed))}
              onKeyDown={press}
              className={`${controlClass} ${controlHeight} min-w-0 grow`}
            />
            <IconButton
              size="small"
              icon={<ArrowUp />}
              label={t("forms:builder.up", { title: text })}
              disabled={index === 0}
              onClick={() => onChange(moveChoice(choices, index, -1))}
            />
            <IconButton
              size="small"
              icon={<ArrowDown />}
              label={t("forms:builder.down", { title: text })}
              disabled={index === choices.length - 1}
              onClick={() => onChange(moveChoice(choices, index, 1))}
            />
            <IconButton
              size="small"
              icon={<X />}
              label={t("forms:builder.removeNamed", { title: text })}
              disabled={choices.length === 1}
              onClick={() => onChange(removeChoice(choices, index))}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<Plus />}
        className="self-start"
        disabled={choices.length >= MAX_CHOICES}
        onClick={add}
      >
        {t("forms:builder.addChoice")}
      </Button>
    </fieldset>
  );
}
