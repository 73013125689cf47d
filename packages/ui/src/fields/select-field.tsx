import { type ReactNode, type Ref, useId } from "react";
import { useFocusableDisabled } from "../buttons/use-focusable-disabled.ts";
import { classNames } from "../class-names.ts";
import { ChevronDown } from "../icons.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { describedBy } from "./described-by.ts";
import { FieldFrame } from "./field-frame.tsx";

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

export type SelectFieldProps<Value extends string = string> = {
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A select with the browser's own picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, onChange, options, hint, error, required, id, className, ...native } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const { isAriaDisabled, props: disabledProps } = useFocusableDisabled<HTMLSelectElement>(native);

  function choose(chosen: string) {
    const option = options.find((option) => option.value === chosen);
    if (option && !isAriaDisabled) onChange(option.value);
  }

  return (
    <FieldFrame {...{ controlId, label, hint, error, required, className }}>
      <div className="relative flex items-center">
        <select
          {...native}
          {...disabledProps}
          aria-disabled={isAriaDisabled || undefined}
          {...describedBy(controlId, hint, error)}
          id={controlId}
          value={value}
          required={required}
          onChange={(event) => choose(event.target.value)}
          className={classNames(controlClass, controlHeight, "appearance-none truncate pr-9")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
