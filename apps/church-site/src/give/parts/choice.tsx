interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** Whether the label is visible; options that explain themselves need none. */
  isLabelled?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** A choice between a few options, side by side as a segmented control. */
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
