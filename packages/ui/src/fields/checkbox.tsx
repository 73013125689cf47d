import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { CheckMark } from "./check-mark.tsx";
import { describedBy } from "./described-by.ts";
import { FieldNotes } from "./field-notes.tsx";

export type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox({ label, checked, onChange, hint, error, className, ...native }: CheckboxProps) {
  const controlId = useId();
  return (
    <div className={classNames("flex gap-2.5", className)}>
      <span className="mt-0.5 flex h-5 items-center md:mt-px">
        <CheckMark
          {...native}
          {...describedBy(controlId, hint, error)}
          id={controlId}
          checked={checked}
          onChange={onChange}
        />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <label
          htmlFor={controlId}
          className={classNames("text-base text-ink md:text-sm", native.disabled && "text-ink-soft")}
        >
          {label}
        </label>
        <FieldNotes controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
