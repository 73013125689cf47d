import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** The column contains a control, so the row's link is in the next column. */
  control?: boolean | undefined;
  align?: "start" | "end" | undefined;
  /** The column is hidden on screens narrower than this. */
  hideBelow?: "sm" | "md" | "lg" | "xl" | undefined;
  /** A class such as "w-40". */
  width?: string | undefined;
};

const hidden = { sm: "max-sm:hidden", md: "max-md:hidden", lg: "max-lg:hidden", xl: "max-xl:hidden" };

/** Numbers are aligned at the end, with digits of equal width. */
export function columnClass<Row>({ align, hideBelow, width }: Column<Row>): string {
  return classNames(
    align === "end" ? "tabular text-end whitespace-nowrap" : "text-start",
    hideBelow && hidden[hideBelow],
    width,
  );
}
