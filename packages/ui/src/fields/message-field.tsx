import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { SpinnerMark } from "../feedback/spinner-mark.tsx";
import { ArrowUp } from "../icons.ts";
import { controlClass } from "./control-class.ts";
import { passRef } from "./pass-ref.ts";

export type MessageFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Called on Escape. The event does not reach the dialog around the field. */
  onCancel?: (() => void) | undefined;
  sendLabel: string;
  /** Whether the text counts as blank; by default, when it is only white space. */
  isBlank?: boolean | undefined;
  /** The error when someone tries to send a blank message. */
  blankError: string;
  /** Explains the keys. */
  hint: string;
  error?: string | undefined;
  busy?: boolean | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** A text area that grows with its text. Enter sends, Shift+Enter starts a new line. */
export function MessageField(props: MessageFieldProps) {
  const { label, value, onChange, onSend, onCancel, sendLabel, blankError, hint, error, busy = false } = props;
  const { className, ref } = props;
  const controlId = useId();
  const control = useRef<HTMLTextAreaElement | null>(null);
  const [sentBlank, setSentBlank] = useState(false);
  const pass = passRef(ref);
  const isBlank = props.isBlank ?? value.trim() === "";
  const problem = error ?? (sentBlank && isBlank ? blankError : undefined);

  // A second press can arrive before `busy` has been rendered; it must not send again.
  const isSending = useRef(false);
  useEffect(() => {
    if (!busy) isSending.current = false;
  });

  function send() {
    if (busy || isSending.current) return;
    setSentBlank(isBlank);
    if (!isBlank) {
      isSending.current = true;
      onSend();
    }
    control.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && onCancel && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onCancel();
    }
    // Enter also confirms the text of an input method, which must not send the message.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={controlId} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={(element) => {
            control.current = element;
            pass(element);
          }}
          id={controlId}
          rows={1}
          value={value}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          autoFocus={props.autoFocus}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${controlId}-hint`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          className={classNames(
            controlClass,
            "field-sizing-content max-h-40 min-h-11 resize-none py-2.5 md:min-h-10 md:py-2",
          )}
        />
        <IconButton
          label={sendLabel}
          icon={busy ? <SpinnerMark /> : <ArrowUp />}
          variant="primary"
          disabled={isBlank}
          aria-busy={busy || undefined}
          aria-disabled={busy}
          onClick={send}
        />
      </div>
      <p
        id={`${controlId}-hint`}
        role={problem ? "alert" : undefined}
        className={problem ? "text-sm text-danger" : "text-xs text-ink-soft max-sm:sr-only"}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
