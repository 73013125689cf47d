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
  className?: string | undefined;
};

/** A read-only text with a button that copies it, such as a link or a key. */
export function CopyField({ label, value, copyLabel, copiedLabel, hint, className }: CopyFieldProps) {
  const controlId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without permission for the clipboard, the text is selected, so that the person can copy it.
      input.current?.select();
    }
  }

  return (
    <FieldFrame {...{ controlId, label, hint, className }}>
      <div className="flex gap-2">
        <input
          ref={input}
          id={controlId}
          value={value}
          readOnly
          aria-describedby={hint ? `${controlId}-hint` : undefined}
          onFocus={(event) => event.target.select()}
          className={classNames(controlClass, controlHeight)}
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
