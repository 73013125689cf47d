import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describedBy } from "./described-by.ts";

export type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A setting that takes effect at once, without saving. */
export function Switch({ label, checked, onChange, name, hint, disabled, className }: SwitchProps) {
  const controlId = useId();
  return (
    <div className={classNames("flex items-start justify-between gap-4", className)}>
      <div className="min-w-0">
        <label htmlFor={controlId} className="text-base font-medium text-ink md:text-sm">
          {label}
        </label>
        {hint ? (
          <p id={`${controlId}-hint`} className="text-sm text-pretty text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative mt-0.5 inline-flex h-6 w-10 shrink-0">
        <input
          id={controlId}
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          {...describedBy(controlId, hint, undefined)}
          onChange={(event) => onChange(event.target.checked)}
          className={
            "peer size-full appearance-none rounded-full border border-line-strong bg-line-strong transition-colors " +
            "before:absolute before:-inset-2 before:content-[''] checked:border-brand checked:bg-brand disabled:opacity-50 " +
            "forced-colors:checked:bg-[Highlight]"
          }
        />
        <span
          aria-hidden="true"
          className={
            "pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-raised shadow-card transition-transform " +
            "peer-checked:translate-x-4 forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText]"
          }
        />
      </span>
    </div>
  );
}
