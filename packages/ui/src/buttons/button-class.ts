import { classNames } from "../class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

const shared =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-field border font-medium " +
  "select-none transition-colors disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress " +
  "aria-disabled:not-aria-busy:opacity-50";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-on-brand shadow-card hover:bg-brand-strong active:bg-brand-strong",
  secondary: "border-line-strong bg-raised text-ink shadow-card hover:bg-sunken active:bg-line",
  quiet: "border-transparent text-ink hover:bg-ink/7 active:bg-ink/12",
  danger:
    "border-transparent bg-danger-fill text-on-danger-fill shadow-card hover:bg-danger-fill-strong active:bg-danger-fill-strong",
};

const sizes: Record<ButtonSize, string> = {
  small: "h-9 px-3 text-sm whitespace-nowrap md:h-8 md:px-2.5",
  // Labels can be long in other languages: the text wraps and the button grows.
  medium: "min-h-11 max-w-full px-4 py-1.5 text-base md:min-h-10 md:text-sm",
};

/** Returns the class names of a button, also for other elements that must look like one, such as a router's link. */
export function buttonClass({ variant = "secondary", size = "medium" }: ButtonLook = {}): string {
  return classNames(shared, variants[variant], sizes[size]);
}
