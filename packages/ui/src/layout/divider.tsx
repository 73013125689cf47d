import { classNames } from "../class-names.ts";

/** A thin line between two things. */
export function Divider({ className }: { className?: string | undefined }) {
  return <hr className={classNames("border-line", className)} />;
}
