import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../../class-names.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { controlClass, controlHeight } from "../control-class.ts";
import { describedBy } from "../described-by.ts";
import { FieldFrame } from "../field-frame.tsx";
import type { ComboboxOption } from "./combobox-option.ts";

export type ComboboxProps = {
  label: string;
  /** The text in the field. */
  value: string;
  onType: (text: string) => void;
  /** The options for the text. The caller searches for them. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Whether the text is a chosen option. The list then stays closed until something is typed. */
  chosen: boolean;
  /** Whether the options belong to the current text, and not to an earlier one. */
  settled: boolean;
  /** The number of options, that the search is running, or its error. */
  status: string;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A text field with a list of options: typing searches, the arrow keys move through the options, Enter chooses one. The
 * focus stays in the field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, onType, options, onChoose, chosen, settled, status, hint, error, ref, ...native } = props;
  const controlId = useId();
  const listId = `${controlId}-list`;
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  /** Whether Enter was pressed before the options had arrived. The first one is then chosen when they do. */
  const isAwaited = useRef(false);
  const isOpen = open && value.trim() !== "" && !chosen;
  const active = options[activeIndex];

  function choose(option: ComboboxOption) {
    setOpen(false);
    onChoose(option);
  }

  const takeAwaited = useEffectEvent(() => {
    if (isAwaited.current && active && isOpen) onChoose(active);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (settled) takeAwaited();
  }, [settled]);

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (options.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActiveIndex(isOpen ? (activeIndex + step + options.length) % options.length : 0);
    } else if (event.key === "Enter" && isOpen) {
      // Enter chooses an option while the list is open; only afterwards it submits the form.
      event.preventDefault();
      if (!settled) isAwaited.current = true;
      else if (active) choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      isAwaited.current = false;
      setOpen(false);
    }
  }

  return (
    <div className="relative min-w-0" onBlur={() => setOpen(false)}>
      <FieldFrame controlId={controlId} label={label} hint={hint} error={error}>
        <input
          {...native}
          ref={ref}
          id={controlId}
          {...describedBy(controlId, hint, error)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active && isOpen ? `${listId}-${active.id}` : undefined}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={press}
          onChange={({ target }) => {
            onType(target.value);
            isAwaited.current = false;
            setActiveIndex(0);
            setOpen(true);
          }}
          className={classNames(controlClass, controlHeight)}
        />
      </FieldFrame>
      {isOpen ? (
        <ComboboxList
          listId={listId}
          label={label}
          options={options}
          activeId={active?.id}
          settled={settled}
          status={status}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
