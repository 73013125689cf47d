import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { useDateFormat } from "./date-format.ts";
import { describedBy } from "./described-by.ts";
import { FieldFrame } from "./field-frame.tsx";

export type DateFieldProps = {
  label: ReactNode;
  /** yyyy-mm-dd, or empty. */
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A date, typed or chosen with the browser's own picker. The format in which it is typed is beside the label. */
export function DateField({ label, value, onChange, hint, error, required, className, ...native }: DateFieldProps) {
  const controlId = useId();
  const format = useDateFormat();
  const described = describedBy(controlId, hint, error);
  return (
    <FieldFrame
      {...{ controlId, label, hint, error, required, className }}
      beside={
        <span id={`${controlId}-format`} className="text-xs text-ink-soft">
          {format}
        </span>
      }
    >
      <input
        {...native}
        {...described}
        aria-describedby={`${controlId}-format ${described["aria-describedby"] ?? ""}`.trim()}
        id={controlId}
        type="date"
        value={value}
        required={required}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          controlClass,
          controlHeight,
          "tabular sm:max-w-60 focus-within:border-brand focus-within:outline-offset-[-1px]",
        )}
      />
    </FieldFrame>
  );
}
