import { useId, useEffect, useRef, useState } from "react";
import { ChartFrame, type ChartTable } from "./chart-frame.tsx";
import { type ChartFormats, type ChartPoint, type ChartTexts, describePoint } from "./chart-point.ts";
import { ColumnBars, hasRoomForColumns } from "./column-bars.tsx";
import { RowBars } from "./row-bars.tsx";
import { useBarNavigation } from "./use-bar-navigation.ts";

/** The width of a chart, in pixels, until its element has been measured. */
const UNKNOWN_WIDTH = 640;

export interface BarsOverTimeProps<Row> {
  caption: string;
  points: readonly ChartPoint[];
  formats: ChartFormats;
  words: ChartTexts;
  /** Whether the values are a forecast: the bars are striped and have no comparison. */
  isExpected?: boolean | undefined;
  table: ChartTable<Row>;
}

/** A bar chart with one bar for each period. */
export function BarsOverTime<Row>(props: BarsOverTimeProps<Row>) {
  const { caption, points, formats, words, isExpected = false, table } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const navigation = useBarNavigation(points.length);
  const stripes = `stripes-${useId().replaceAll(/\W/g, "")}`;
  const Bars = hasRoomForColumns(points, formats, width) ? ColumnBars : RowBars;
  const activePoint = navigation.activeIndex === null ? undefined : points[navigation.activeIndex];
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
          navigation={navigation}
        />
      </div>
      <p aria-hidden="true" className="tabular mt-1 min-h-10 text-sm text-ink sm:min-h-5">
        {activePoint ? describePoint(activePoint, formats, words) : null}
      </p>
    </ChartFrame>
  );
}

/** The legend: filled bars are the current values, hollow bars the earlier ones. */
function ChartLegend({ now, before }: ChartTexts) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-[2px] bg-brand" />
        {now}
      </li>
      {before ? (
        <li className="flex items-center gap-1.5">
          <span className="size-3 rounded-[2px] border-[1.5px] border-line-strong bg-sunken" />
          {before}
        </li>
      ) : null}
    </ul>
  );
}

/**
 * Returns the width of an element, updated when it changes. The SVG needs it, because scaling the SVG would scale its
 * text too.
 */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(UNKNOWN_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width: found } = element.getBoundingClientRect();
      if (found > 0) setWidth(Math.floor(found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
