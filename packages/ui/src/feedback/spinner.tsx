import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { SpinnerMark } from "./spinner-mark.tsx";

/** For loading content of unknown shape; use a skeleton where the shape is known. */
export function Spinner({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <span role="status" className={classNames("inline-flex text-ink-soft", className)}>
      <SpinnerMark className="size-5" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
