import { useEffect, useRef } from "react";
import { classNames } from "../../class-names.ts";
import type { ComboboxOption } from "./combobox-option.ts";

type ComboboxListProps = {
  listId: string;
  label: string;
  options: readonly ComboboxOption[];
  activeId: string | undefined;
  settled: boolean;
  status: string;
  onChoose: (option: ComboboxOption) => void;
};

/** The options below the field. */
export function ComboboxList({ listId, label, options, activeId, settled, status, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-raised shadow-float">
      <p role="status" className={options.length > 0 && settled ? "sr-only" : "px-3 py-2.5 text-sm text-ink-soft"}>
        {status}
      </p>
      <div ref={list} role="listbox" id={listId} aria-label={label} className="max-h-72 overflow-y-auto">
        {options.map((option) => (
          <button
            type="button"
            tabIndex={-1}
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            aria-selected={option.id === activeId}
            // Pressing an option would blur the field, which closes the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={classNames(
              "block w-full px-3 py-2 text-start hover:bg-sunken",
              option.id === activeId && "bg-brand-soft outline-2 -outline-offset-2 outline-brand",
            )}
          >
            <span className="block truncate text-sm font-medium">{option.label}</span>
            {option.hint ? <span className="block truncate text-xs text-ink-soft">{option.hint}</span> : null}
          </button>
        ))}
      </div>
    </div>
  );
}
