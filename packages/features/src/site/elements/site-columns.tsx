import { Children, type ReactNode } from "react";

interface SiteColumnsProps {
  /** In twelfths of the width. */
  sizes: readonly number[];
  /** One element per column. */
  children: ReactNode;
}

/** Written out, because Tailwind finds class names only in the source text. */
const SPANS = [
  "",
  "md:col-span-1",
  "md:col-span-2",
  "md:col-span-3",
  "md:col-span-4",
  "md:col-span-5",
  "md:col-span-6",
  "md:col-span-7",
  "md:col-span-8",
  "md:col-span-9",
  "md:col-span-10",
  "md:col-span-11",
  "md:col-span-12",
];

/** Columns side by side; on a phone one below the other. */
export const SiteColumns = ({ sizes, children }: SiteColumnsProps) => (
  <div className="grid w-full gap-8 md:grid-cols-12">
    {columnsOf(children).map((column, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a column is its place, and has no other name
      <div key={index} className={`flex min-w-0 flex-col gap-6 ${SPANS[sizes[index] ?? 12] ?? ""}`}>
        {column}
      </div>
    ))}
  </div>
);

const columnsOf = (children: ReactNode): ReactNode[] =>
  Array.isArray(children) ? children : Children.toArray(children);
