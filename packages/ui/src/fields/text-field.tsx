import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { describedBy } from "./described-by.ts";
import { FieldFrame } from "./field-frame.tsx";
import { passRef } from "./pass-ref.ts";

export type TextFieldProps = {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  autoCapitalize?: string | undefined;
  spellCheck?: boolean | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  multiline?: boolean | undefined;
  rows?: number | undefined;
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
  trailing?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
};

/** A text field with one line, or several with `multiline`. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, type = "text", hint, error, multiline = false, rows = 4 } = props;
  const { trailing, id, className, ref, onBlur, ...native } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const control = {
    id: controlId,
    name: native.name,
    value: native.value,
    required: native.required,
    autoComplete: native.autoComplete,
    autoCapitalize: native.autoCapitalize,
    spellCheck: native.spellCheck,
    inputMode: native.inputMode,
    maxLength: native.maxLength,
    disabled: native.disabled,
    readOnly: native.readOnly,
    autoFocus: native.autoFocus,
    placeholder: native.placeholder,
    onBlur,
    ...describedBy(controlId, hint, error),
    ref: passRef(ref),
  };
  return (
    <FieldFrame {...{ controlId, label, hint, error, required: native.required, className }}>
      {multiline ? (
        <textarea
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlClass, "field-sizing-content max-h-96 min-h-20 resize-y py-2")}
        />
      ) : (
        <div className="relative flex items-center">
          <input
            {...control}
            type={type}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, controlHeight, trailing ? "pr-12" : "")}
          />
          {trailing ? <span className="absolute right-1 flex items-center text-ink-soft">{trailing}</span> : null}
        </div>
      )}
    </FieldFrame>
  );
}
