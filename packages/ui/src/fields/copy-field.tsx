import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { classNames } from "../class-names.ts";
import { Check, Copy } from "../icons.ts";
import { controlClass, controlHeight } from "./control-class.ts";
import { FieldFrame } from "./field-frame.tsx";

export type CopyFieldProps = {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  hint?: string | undefined;
  /** Shows all lines of a longer text, such as HTML. */
  multiline?: boolean | undefined;
  className?: string | undefined;
};

/** A read-only text with a button that copies it, such as a link or a key. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  hint,
  multiline = false,
  className,
}: CopyFieldProps) {
  const controlId = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const Control = multiline ? "textarea" : "input";

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without permission for the clipboard, the text is selected, so that the person can copy it.
      control.current?.select();
    }
  }

  return (
    <FieldFrame {...{ controlId, label, hint, className }}>
      <div className={classNames("flex gap-2", multiline && "flex-col items-start")}>
        <Control
          ref={control}
          id={controlId}
          value={value}
          readOnly
          aria-describedby={hint ? `${controlId}-hint` : undefined}
          onFocus={(event) => event.target.select()}
          className={classNames(
            controlClass,
            multiline ? "field-sizing-content py-2 font-mono text-sm wrap-anywhere" : controlHeight,
          )}
        />
        <Button icon={copied ? <Check className="size-4" /> : <Copy className="size-4" />} onClick={() => void copy()}>
          {copied ? copiedLabel : copyLabel}
        </Button>
        <span role="status" className="sr-only">
          {copied ? copiedLabel : ""}
        </span>
      </div>
    </FieldFrame>
  );
}
