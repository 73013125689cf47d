import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  align?: "start" | "end" | undefined;
  /** Left out on screens narrower than this. */
  hideBelow?: "sm" | "md" | "lg" | undefined;
  /** A class such as "w-40". */
  width?: string | undefined;
};

const hidden = { sm: "max-sm:hidden", md: "max-md:hidden", lg: "max-lg:hidden" };

/** Amounts and counts stand at the end, in figures of one width. */
export function columnClass<Row>({ align, hideBelow, width }: Column<Row>): string {
  return classNames(
    align === "end" ? "tabular text-end whitespace-nowrap" : "text-start",
    hideBelow && hidden[hideBelow],
    width,
  );
}
