import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { SpinnerMark } from "./spinner-mark.tsx";

/** For waits whose shape is not known; where it is, use a skeleton. */
export function Spinner({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <span role="status" className={classNames("inline-flex text-ink-soft", className)}>
      <SpinnerMark className="size-5" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
