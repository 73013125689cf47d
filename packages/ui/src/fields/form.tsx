import { type ReactNode, type Ref, type SubmitEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { passRef } from "./pass-ref.ts";

export type FormProps = {
  onSubmit: () => void;
  children: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
};

/** A form that speaks for itself: no bubbles of the browser, and after a failed try the focus goes to the first error. */
export function Form({ onSubmit, children, className, ref, ...native }: FormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const tried = useRef(false);
  const pass = passRef(ref);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form inside a page's form must not submit both: React sends the event up through portals.
    event.stopPropagation();
    tried.current = true;
    onSubmit();
    // What was wrong before and still is: nothing on the page changes, and nobody would look again.
    queueMicrotask(lookForErrors);
  }

  function lookForErrors() {
    if (tried.current && form.current && focusFirstError(form.current)) tried.current = false;
  }

  // An error may come late, and may be drawn by a field alone, without the form: the page itself is watched.
  useEffect(() => {
    if (!form.current) return;
    const watch = new MutationObserver(lookForErrors);
    watch.observe(form.current, { subtree: true, childList: true, attributeFilter: ["aria-invalid"] });
    return () => watch.disconnect();
  }, []);

  return (
    <form
      {...native}
      ref={(element) => {
        form.current = element;
        pass(element);
      }}
      noValidate
      onSubmit={submit}
      onInput={() => {
        tried.current = false;
      }}
      className={classNames("flex min-w-0 flex-col gap-5", className)}
    >
      {children}
    </form>
  );
}
