import { type ReactNode, useId, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { classNames } from "../class-names.ts";
import { DataTable, type DataTableProps } from "../data/data-table.tsx";

export interface ChartTable<Row> extends Pick<DataTableProps<Row>, "columns" | "rows" | "rowKey"> {
  showLabel: string;
  hideLabel: string;
}

export interface ChartFrameProps<Row> {
  /** A sentence that says what the chart shows. */
  caption: string;
  legend?: ReactNode;
  table: ChartTable<Row>;
  children: ReactNode;
}

/**
 * A chart with its caption and a table of the same numbers. Screen readers always get the table; others open it with a
 * button.
 */
export function ChartFrame<Row>({ caption, legend, table, children }: ChartFrameProps<Row>) {
  const tableId = useId();
  const [isShown, setShown] = useState(false);
  const { showLabel, hideLabel, ...contents } = table;
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-pretty text-ink-soft">{caption}</figcaption>
      {legend ? <div className="mt-3">{legend}</div> : null}
      <div className="mt-3">{children}</div>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-2"
        aria-expanded={isShown}
        aria-controls={tableId}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? hideLabel : showLabel}
      </Button>
      <div
        id={tableId}
        className={classNames(isShown ? "mt-2 overflow-x-auto rounded-field border border-line" : "sr-only")}
      >
        <DataTable caption={caption} {...contents} />
      </div>
    </figure>
  );
}
