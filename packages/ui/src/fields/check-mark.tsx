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
    // The target is larger than the box that is drawn: the border is transparent, and the ring is inside of it.
    <span className="relative -m-0.5 inline-flex size-6 shrink-0 align-middle text-on-brand">
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
          "peer size-full appearance-none rounded-field border-2 border-transparent bg-raised bg-clip-padding inset-ring " +
          "inset-ring-line-strong after:absolute after:-inset-1.5 after:content-[''] " +
          "checked:bg-brand checked:inset-ring-brand indeterminate:bg-brand " +
          "aria-invalid:inset-ring-danger disabled:opacity-50"
        }
      />
      {partly ? (
        <span className="pointer-events-none absolute inset-x-1.5 top-1/2 -mt-px border-t-2" />
      ) : (
        <Check
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 opacity-0 peer-checked:opacity-100"
        />
      )}
    </span>
  );
}
