import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Description = { term: string; value: ReactNode };

export function DescriptionList({
  items,
  className,
}: {
  items: readonly Description[];
  className?: string | undefined;
}) {
  return (
    <dl className={classNames("divide-y divide-line text-sm", className)}>
      {items.map(({ term, value }) => (
        <div
          key={term}
          className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(8rem,12rem)_1fr]"
        >
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
