import { classNames } from "../class-names.ts";
import { ArrowDown, ArrowUp, ArrowUpDown } from "../icons.ts";
import { type Column, columnClass } from "./column.ts";
import { headClass } from "./head-class.ts";

export type Sort = { key: string; direction: "asc" | "desc" };

const arrows = { asc: ArrowUp, desc: ArrowDown };
const ariaSort = { asc: "ascending", desc: "descending" } as const;

type SortHeaderProps<Row> = {
  column: Column<Row>;
  sort?: Sort | undefined;
  onSort?: ((key: string) => void) | undefined;
};

/** A column header; pressing it sorts by the column. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = direction ? arrows[direction] : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (direction ? ariaSort[direction] : "none") : undefined}
      className={classNames(headClass, "px-3 first:pl-4 last:pr-4", columnClass(column))}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(column.key)}
          className={classNames(
            "group/sort -mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-field px-1.5 text-start hover:text-ink",
            column.align === "end" && "flex-row-reverse",
            direction && "text-ink",
          )}
        >
          {column.header}
          <Arrow
            className={classNames(
              "size-3.5 shrink-0",
              !direction && "opacity-60 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100",
            )}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
