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
    <span className="relative inline-flex size-5 shrink-0 align-middle md:size-4.5">
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
          "peer size-full appearance-none rounded-[4px] border border-line-strong bg-raised transition-colors " +
          "before:absolute before:-inset-2 before:content-[''] hover:border-ink-soft " +
          "checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand " +
          "aria-invalid:border-danger disabled:opacity-50"
        }
      />
      {partly ? (
        <span className="pointer-events-none absolute inset-x-1 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-on-brand" />
      ) : (
        <Check
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-brand opacity-0 peer-checked:opacity-100"
        />
      )}
    </span>
  );
}
