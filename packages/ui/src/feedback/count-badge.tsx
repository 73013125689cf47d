import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

export type CountBadgeProps = { count: number; label: string; className?: string | undefined };

/** A count that asks for attention: hidden at zero, and "99+" from a hundred on. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        "tabular inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-danger-fill px-1",
        "text-[0.6875rem] leading-none font-semibold text-on-danger-fill",
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
