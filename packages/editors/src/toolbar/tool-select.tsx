import type { SelectOption } from "@offertory/ui";
import { ChevronDown } from "@offertory/ui/icons.ts";

type ToolSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange(value: Value): void;
};

/** A select in a toolbar. Its label is only for screen readers and the tooltip. */
export function ToolSelect<Value extends string>({ label, value, options, onChange }: ToolSelectProps<Value>) {
  return (
    <span className="relative flex shrink-0 items-center">
      <select
        data-tool
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={
          "h-9 max-w-36 appearance-none truncate rounded-field border border-line bg-raised pr-7 pl-2 text-sm text-ink " +
          "outline-offset-[-2px] hover:border-ink-soft md:h-8"
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-1.5 size-4 text-ink-soft" />
    </span>
  );
}
