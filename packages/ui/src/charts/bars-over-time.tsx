import { useId } from "react";
import { ChartFrame, type ChartTable } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { type ChartFormats, type ChartPoint, type ChartWords, describePoint } from "./chart-point.ts";
import { ColumnBars, hasRoomForColumns } from "./column-bars.tsx";
import { RowBars } from "./row-bars.tsx";
import { useWalk } from "./use-walk.ts";
import { useWidth } from "./use-width.ts";

export interface BarsOverTimeProps<Row> {
  caption: string;
  points: readonly ChartPoint[];
  formats: ChartFormats;
  words: ChartWords;
  /** Only expected: striped, and without anything to be held against. */
  isExpected?: boolean | undefined;
  table: ChartTable<Row>;
}

/** A bar for each span of time. */
export function BarsOverTime<Row>(props: BarsOverTimeProps<Row>) {
  const { caption, points, formats, words, isExpected = false, table } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const walk = useWalk(points.length);
  const stripes = `stripes-${useId().replaceAll(/\W/g, "")}`;
  const Bars = hasRoomForColumns(points, formats, width) ? ColumnBars : RowBars;
  const reached = walk.reached === null ? undefined : points[walk.reached];
  return (
    <ChartFrame caption={caption} legend={isExpected ? undefined : <ChartLegend {...words} />} table={table}>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-brand-soft" />
          <rect width="3" height="6" className="fill-brand" />
        </pattern>
      </svg>
      <div ref={ref} className="min-w-0">
        <Bars
          label={caption}
          points={points}
          formats={formats}
          words={words}
          fill={isExpected ? `url(#${stripes})` : "var(--brand)"}
          width={width}
          walk={walk}
        />
      </div>
      <p aria-hidden="true" className="tabular mt-1 min-h-10 text-sm text-ink sm:min-h-5">
        {reached ? describePoint(reached, formats, words) : null}
      </p>
    </ChartFrame>
  );
}
