import { useId } from "react";

interface RangeFieldProps {
  label: string;
  value: number;
  from: number;
  to: number;
  step: number;
  /** The value as text, with its unit. */
  text: string;
  onChange(value: number): void;
}

/** A labeled slider. */
export function RangeField({ label, value, from, to, step, text, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0 grow">
      <div className="flex justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden className="tabular text-ink-soft">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-(--brand) md:h-9"
      />
    </div>
  );
}
