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

/** A form without the browser's validation bubbles. After a failed submit, the focus moves to the first error. */
export function Form({ onSubmit, children, className, ref, ...native }: FormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const tried = useRef(false);
  const pass = passRef(ref);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through portals, so a dialog's form would also submit the form of the page below it.
    event.stopPropagation();
    tried.current = true;
    onSubmit();
    // When the same error is still there, the DOM does not change and the observer does not run.
    queueMicrotask(lookForErrors);
  }

  function lookForErrors() {
    if (tried.current && form.current && focusFirstError(form.current)) tried.current = false;
  }

  // An error can appear later, in a field that renders without the form, so the DOM is observed.
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
