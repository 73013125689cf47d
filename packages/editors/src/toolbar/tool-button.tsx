import { classNames } from "@offertory/ui";
import type { ReactNode } from "react";

type ToolButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whether the tool is active at the cursor; undefined for a tool without a state. */
  pressed?: boolean | undefined;
  /** Announced and shown as disabled, but still focusable, so that keyboard users do not lose their position. */
  unavailable?: boolean | undefined;
  onPress(): void;
};

export function ToolButton({ label, icon, pressed, unavailable = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={unavailable ? undefined : onPress}
      className={classNames(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink transition-colors outline-offset-[-2px]",
        "md:size-8 [&_svg]:size-4.5",
        "hover:bg-sunken aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-disabled:hover:bg-transparent",
        "aria-pressed:bg-brand-soft aria-pressed:text-brand-strong",
      )}
    >
      {icon}
    </button>
  );
}
