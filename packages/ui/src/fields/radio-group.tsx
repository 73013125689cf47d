import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy } from "./described-by.ts";
import { FieldNotes } from "./field-notes.tsx";

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string = string> = {
  label: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, options, name, hint, error, required, disabled, className } = props;
  const groupId = useId();
  return (
    <fieldset
      role="radiogroup"
      {...describedBy(groupId, hint, error)}
      aria-required={required}
      disabled={disabled}
      className={classNames("flex min-w-0 flex-col gap-2", className)}
    >
      <legend className={classNames("mb-2 text-sm font-medium text-ink", required && "required-mark")}>{label}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          option={option}
          name={name ?? groupId}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
      <FieldNotes controlId={groupId} hint={hint} error={error} />
    </fieldset>
  );
}

type RadioProps = { option: RadioOption; name: string; checked: boolean; onChoose: () => void };

function Radio({ option, name, checked, onChoose }: RadioProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex gap-2.5">
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-describedby={option.hint ? hintId : undefined}
        onChange={onChoose}
        className={
          "-mx-0.5 size-6 shrink-0 appearance-none rounded-full border-2 border-transparent bg-raised bg-clip-padding inset-ring " +
          "inset-ring-line-strong checked:inset-ring-6 checked:inset-ring-brand " +
          "disabled:opacity-50 md:-mt-0.5"
        }
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-base text-ink md:text-sm">
          {option.label}
        </label>
        {option.hint ? (
          <p id={hintId} className="text-sm text-ink-soft">
            {option.hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
