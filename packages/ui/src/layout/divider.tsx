import { classNames } from "../class-names.ts";

export function Divider({ className }: { className?: string | undefined }) {
  return <hr className={classNames("border-line", className)} />;
}
