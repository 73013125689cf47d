import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
import { type Column, columnClass } from "./column.ts";

type RowCellsProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  renderLink?: RenderLink | undefined;
};

/** The link covers the whole row; links and buttons in other cells are above it. */
const linkClass = "font-medium text-ink outline-offset-[-2px] after:absolute after:inset-0 after:content-['']";
const raised = "[&_a]:relative [&_a]:z-1 [&_button]:relative [&_button]:z-1";

export function RowCells<Row>({ row, columns, href, renderLink = plainLink }: RowCellsProps<Row>) {
  const lead = (contents: ReactNode) =>
    href === undefined ? contents : renderLink(href, contents, { className: linkClass });
  const linkPlace = columns.findIndex(({ control }) => !control);
  return columns.map((column, place) => (
    <td
      key={column.key}
      className={classNames(
        "h-12 border-b border-line px-3 py-1.5 first:pl-4 last:pr-4 group-last:border-b-0 md:h-11 compact:h-8 compact:py-0.5 compact:text-[0.8125rem]",
        place === linkPlace ? "wrap-anywhere" : raised,
        columnClass(column),
      )}
    >
      {place === linkPlace ? lead(column.cell(row)) : column.cell(row)}
    </td>
  ));
}
