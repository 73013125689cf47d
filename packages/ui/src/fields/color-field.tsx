import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { toHex } from "../color/to-hex.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { describedBy } from "./described-by.ts";
import { FieldFrame } from "./field-frame.tsx";

export type ColorFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The accessible name of the color picker. Without it, only the text field can be reached by keyboard. */
  pickerLabel?: string | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** The length of #rrggbb. */
const MAX_COLOR_LENGTH = 7;

/** A color, chosen with the browser's picker or typed as #rrggbb. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, onChange, pickerLabel, name, hint, error, required, disabled, className } = props;
  const controlId = useId();
  const seen = toHex(value);
  return (
    <FieldFrame {...{ controlId, label, hint, error, required, className }}>
      <div className="flex gap-2">
        <input
          type="color"
          {...(pickerLabel ? { "aria-label": pickerLabel } : { "aria-hidden": true, tabIndex: -1 })}
          value={seen ?? "#ffffff"}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            "w-12 shrink-0 cursor-pointer appearance-none rounded-field border border-line-strong bg-raised p-1",
            "[&::-moz-color-swatch]:rounded-[3px] [&::-moz-color-swatch]:border-0",
            "[&::-webkit-color-swatch]:rounded-[3px] [&::-webkit-color-swatch]:border-0",
            "[&::-webkit-color-swatch-wrapper]:p-0 disabled:cursor-not-allowed disabled:opacity-50",
            controlHeight,
          )}
        />
        <input
          {...describedBy(controlId, hint, error)}
          id={controlId}
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          maxLength={MAX_COLOR_LENGTH}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          placeholder="#336655"
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlClass, controlHeight, "tabular max-w-36")}
        />
      </div>
    </FieldFrame>
  );
}
