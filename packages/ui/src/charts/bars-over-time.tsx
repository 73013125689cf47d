import { useId, useEffect, useRef, useState } from "react";
import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
import { StripesPattern, Swatch } from "./bar-fill.tsx";
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
  /** Renders the links of points with an `href` with the app's router. */
  renderLink?: RenderLink | undefined;
}

/** A bar chart with one bar for each period. */
export function BarsOverTime<Row>(props: BarsOverTimeProps<Row>) {
  const { caption, points, formats, words, isExpected = false, table, renderLink = plainLink } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const navigation = useBarNavigation(points.length);
  const stripes = `stripes-${useId().replaceAll(/\W/g, "")}`;
  const Bars = hasRoomForColumns(points, formats, width) ? ColumnBars : RowBars;
  const activePoint = navigation.activeIndex === null ? undefined : points[navigation.activeIndex];
  const isPartial = points.some((point) => point.isPartial);
  const legend = isExpected ? undefined : <ChartLegend words={words} isPartial={isPartial} stripes={stripes} />;
  return (
    <ChartFrame caption={caption} legend={legend} table={table}>
      <StripesPattern id={stripes} />
      <div ref={ref} className="min-w-0">
        <Bars
          label={caption}
          points={points}
          formats={formats}
          words={words}
          isExpected={isExpected}
          stripes={stripes}
          width={width}
          navigation={navigation}
          renderLink={renderLink}
        />
      </div>
      <p aria-hidden="true" className="tabular mt-1 min-h-10 text-sm text-ink sm:min-h-5">
        {activePoint ? describePoint(activePoint, formats, words) : null}
      </p>
    </ChartFrame>
  );
}

interface ChartLegendProps {
  words: ChartTexts;
  isPartial: boolean;
  stripes: string;
}

/** The legend: filled bars are the current values, striped bars those of a period that is not over, hollow bars the earlier ones. */
function ChartLegend({ words: { now, soFar, before }, isPartial, stripes }: ChartLegendProps) {
  const entries = [
    { fill: "now" as const, text: now },
    ...(isPartial && soFar ? [{ fill: "striped" as const, text: soFar }] : []),
    ...(before ? [{ fill: "before" as const, text: before }] : []),
  ];
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {entries.map(({ fill, text }) => (
        <li key={fill} className="flex items-center gap-1.5">
          <Swatch fill={fill} stripes={stripes} />
          {text}
        </li>
      ))}
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
