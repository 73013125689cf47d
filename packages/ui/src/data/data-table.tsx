import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { RenderLink } from "../render-link.ts";
import { type Column, columnClass } from "./column.ts";
import { SelectAllCell, SelectCell } from "./select-cells.tsx";
import type { RowSelection } from "./row-selection.ts";
import { SortHeader, type Sort } from "./sort-header.tsx";
import { RowCells } from "./row-cells.tsx";
import { useRowKeys } from "./use-row-keys.ts";

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  renderLink?: RenderLink | undefined;
  sort?: Sort | undefined;
  onSort?: ((key: string) => void) | undefined;
  selection?: RowSelection<Row> | undefined;
  empty?: ReactNode;
  loading?: boolean | undefined;
  loadingLabel?: string | undefined;
  className?: string | undefined;
};

/** A table whose rows can be links. While it has the focus, keys move between its rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, empty, loading = false, loadingLabel } = props;
  const width = columns.length + (selection ? 1 : 0);
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <>
      {loading && loadingLabel ? (
        <span role="status" className="sr-only">
          {loadingLabel}
        </span>
      ) : null}
      <table
        ref={table}
        aria-busy={loading || undefined}
        className={classNames("w-full border-separate border-spacing-0 text-sm text-ink", props.className)}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection ? <SelectAllCell selection={selection} keys={rows.map(rowKey)} /> : null}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && rows.length === 0 ? <SkeletonRows columns={columns} selectable={Boolean(selection)} /> : null}
          {!loading && rows.length === 0 ? (
            <tr>
              <td colSpan={width}>{empty}</td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-selected={selection ? selection.selected.has(rowKey(row)) : undefined}
              className={classNames(
                "group relative aria-selected:bg-brand-soft",
                props.rowHref &&
                  "hover:bg-sunken has-[a:focus-visible]:bg-sunken aria-selected:hover:bg-brand-soft aria-selected:has-[a:focus-visible]:bg-brand-soft",
                loading && "opacity-85",
              )}
            >
              {selection ? <SelectCell selection={selection} row={row} rowKey={rowKey(row)} /> : null}
              <RowCells row={row} columns={columns} href={props.rowHref?.(row)} renderLink={props.renderLink} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const skeletonWidths = ["w-3/5", "w-2/5", "w-1/2", "w-3/4", "w-1/3", "w-2/3"];

function SkeletonRows<Row>({ columns, selectable }: { columns: readonly Column<Row>[]; selectable: boolean }) {
  return Array.from({ length: 6 }, (_, line) => (
    <tr key={line} aria-hidden="true">
      {selectable ? (
        <td className="h-11 border-b border-line pl-4">
          <Skeleton className="size-4.5" />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td key={column.key} className={classNames("h-11 border-b border-line px-4", columnClass(column))}>
          <Skeleton
            className={classNames(
              "h-3.5 max-w-40 min-w-10",
              column.align === "end" && "ms-auto",
              skeletonWidths[(line + place) % skeletonWidths.length],
            )}
          />
        </td>
      ))}
    </tr>
  ));
}
