import { type Ref, useId, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Search, X } from "../icons.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { passRef } from "./pass-ref.ts";

export type SearchFieldProps = {
  label: string;
  showLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter, which then does not submit the form around the field. */
  onEnter?: (() => void) | undefined;
  placeholder?: string | undefined;
  clearLabel: string;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A search field. Its button and Escape clear it. */
export function SearchField(props: SearchFieldProps) {
  const { label, showLabel = false, value, onChange, placeholder, clearLabel, name, autoFocus, className, ref } = props;
  const controlId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const pass = passRef(ref);

  function clear() {
    onChange("");
    input.current?.focus();
  }

  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={showLabel ? "w-fit text-sm font-medium text-ink" : "sr-only"}>
        {label}
      </label>
      <div className="relative flex items-center">
        <Search className="pointer-events-none absolute left-3 size-4 text-ink-soft" />
        <input
          ref={(element) => {
            input.current = element;
            pass(element);
          }}
          id={controlId}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          autoFocus={autoFocus}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && props.onEnter && !event.nativeEvent.isComposing) {
              event.preventDefault();
              props.onEnter();
            }
            if (event.key === "Escape" && value) {
              event.stopPropagation();
              clear();
            }
          }}
          className={classNames(
            controlClass,
            controlHeight,
            "px-9 text-ellipsis [&::-webkit-search-cancel-button]:appearance-none",
          )}
        />
        {value ? (
          <IconButton
            size="small"
            label={clearLabel}
            icon={<X className="size-4" />}
            onClick={clear}
            className="absolute right-1"
          />
        ) : null}
      </div>
    </div>
  );
}
