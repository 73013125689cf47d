import { classNames } from "../class-names.ts";

/** A spinner without a label, for places whose text already names what is loading. */
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
