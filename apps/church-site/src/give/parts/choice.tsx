interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** Whether the label is in sight; a choice between words that say all needs none. */
  isLabelled?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** One of two or a few, side by side like the parts of a switch. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className={props.isLabelled ? "mb-1.5 text-sm font-medium" : "sr-only"}>{props.label}</legend>
    <div className="grid grid-cols-2 gap-1 rounded-field bg-sunken p-1">
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-10 cursor-pointer items-center justify-center rounded-field px-2 text-center font-medium text-ink-soft transition-colors has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
