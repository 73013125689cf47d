import { classNames } from "../class-names.ts";

/** The turning ring alone, for places whose words already say what goes on. */
export function SpinnerMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames("size-4 shrink-0 animate-spin", className)}
    >
      <circle cx="8" cy="8" r="6.25" opacity="0.25" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" />
    </svg>
  );
}
