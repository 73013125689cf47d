import type { ReactNode } from "react";

interface ListToolbarProps {
  search: ReactNode;
  /** Fields and buttons beside the search; phones show them below it. */
  children: ReactNode;
  /** The filters that a button shows and hides. */
  panel?: ReactNode;
  /** The active filters. */
  chips?: ReactNode;
}

/** The search of a list first, then its filters, and below them the active ones. */
export function ListToolbar({ search, children, panel, chips }: ListToolbarProps) {
  return (
    <search className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-full sm:max-w-md sm:basis-60">{search}</div>
        {children}
      </div>
      {panel}
      {chips}
    </search>
  );
}
