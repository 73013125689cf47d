import type { ReactNode } from "react";

interface BulkBarProps {
  label: string;
  /** Says how many rows are selected. */
  count: string;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/**
 * Wraps a table and the bar of its bulk actions. The height of the bar is fixed, so that the header of the table can
 * stay visible below it.
 */
export function WithBulkBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={bar ? "[--bulk-bar-height:3.75rem] short:[--bulk-bar-height:0px]" : undefined}>
      {bar}
      {children}
    </div>
  );
}

/** The actions for the selected rows of a table; the bar stays visible while the table scrolls. */
export function BulkBar({ label, count, children }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-(--header-height,0px) z-10 h-15 bg-surface py-1 short:static"
    >
      <div className="flex h-full items-center gap-2 rounded-card border border-line bg-brand-soft px-3 shadow-card sm:gap-3 sm:px-4">
        <span role="status" className="min-w-0 grow text-sm font-medium">
          {count}
        </span>
        {children}
      </div>
    </div>
  );
}
