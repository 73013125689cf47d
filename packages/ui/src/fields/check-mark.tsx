import type { ComponentProps } from "react";
import { Check } from "../icons.ts";
import { passRef } from "./pass-ref.ts";

type CheckMarkProps = Omit<ComponentProps<"input">, "type" | "onChange" | "checked"> & {
  checked: boolean;
  /** Whether only some of the items that it represents are selected. */
  partly?: boolean | undefined;
  onChange: (checked: boolean) => void;
};

/** The box of a checkbox without a label; the caller must give it an accessible name. */
export function CheckMark({ checked, partly = false, onChange, ref, ...native }: CheckMarkProps) {
  const pass = passRef(ref);
  return (
    // The target is larger than the box that is drawn.
    <span className="relative -m-0.5 inline-flex size-6 shrink-0 align-middle md:-m-[3px]">
      <input
        {...native}
        type="checkbox"
        checked={checked}
        ref={(input) => {
          // `indeterminate` has no HTML attribute; only a script can set it.
          if (input) input.indeterminate = partly;
          pass(input);
        }}
        onChange={(event) => onChange(event.target.checked)}
        className={
          "peer size-full appearance-none rounded-[5px] outline-offset-0 before:absolute before:inset-0.5 before:rounded-[4px] " +
          "before:border before:border-line-strong before:bg-raised before:transition-colors before:content-[''] " +
          "after:absolute after:-inset-1.5 after:content-[''] hover:before:border-ink-soft md:before:inset-[3px] " +
          "checked:before:border-brand checked:before:bg-brand indeterminate:before:border-brand " +
          "indeterminate:before:bg-brand aria-invalid:before:border-danger disabled:opacity-50"
        }
      />
      {partly ? (
        <span className="pointer-events-none absolute inset-x-1.5 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-on-brand forced-colors:bg-[CanvasText]" />
      ) : (
        <Check
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-brand opacity-0 forced-colors:text-[CanvasText] peer-checked:opacity-100"
        />
      )}
    </span>
  );
}
