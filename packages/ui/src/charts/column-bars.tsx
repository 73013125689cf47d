import { classNames } from "../class-names.ts";
import type { RenderLink } from "../render-link.ts";
import { AREA_CLASSES, BAR_CLASSES } from "./bar-fill.tsx";
import { ChartBar } from "./chart-bar.tsx";
import type { ChartFormats, ChartPoint, ChartTexts } from "./chart-point.ts";
import { barLength, largestOf, ticksFor } from "./scale.ts";
import type { BarNavigation } from "./use-bar-navigation.ts";

export interface BarsProps {
  label: string;
  points: readonly ChartPoint[];
  formats: ChartFormats;
  words: ChartTexts;
  /** Whether all bars are striped, because they are a forecast. */
  isExpected: boolean;
  /** The id of the pattern of striped bars. */
  stripes: string;
  width: number;
  navigation: BarNavigation;
  renderLink: RenderLink;
}

const PLOT = 180;
const TOP = 22;
const FOOT = 24;
/** The height of the second line below the labels. */
const NOTE = 15;
const SCALE = 52;
/** The widest digit of the small text, and the space between two values, in pixels. */
const FIGURE = 7;
const GAP = 8;

/** Returns whether the values above the columns fit side by side. */
export function hasRoomForColumns(points: readonly ChartPoint[], { short }: ChartFormats, width: number): boolean {
  const longest = Math.max(...points.map(({ value }) => short(value).length), 4);
  return width >= 420 && (width - SCALE) / Math.max(points.length, 1) >= longest * FIGURE + GAP;
}

/** One column for each period, for charts that are wide enough. */
export function ColumnBars(props: BarsProps) {
  const { label, points, formats, words, isExpected, stripes, width, navigation, renderLink } = props;
  const ticks = ticksFor(largestOf(points));
  const top = ticks.at(-1) ?? 0;
  const slot = (width - SCALE) / Math.max(points.length, 1);
  const isPaired = points.some(({ before }) => typeof before === "number");
  const bar = Math.min(isPaired ? 26 : 44, slot * (isPaired ? 0.36 : 0.62));
  const floor = TOP + PLOT;
  const foot = points.some(({ note }) => note) ? FOOT + NOTE : FOOT;
  return (
    <svg role="group" aria-label={label} width={width} height={floor + foot} className="block overflow-visible text-xs">
      <g aria-hidden="true">
        {ticks.map((tick) => {
          const y = floor - (top > 0 ? (tick / top) * PLOT : 0);
          return (
            <g key={tick}>
              <line
                x1={SCALE}
                x2={width}
                y1={y}
                y2={y}
                className={classNames(
                  tick === 0 ? "stroke-line-strong" : "stroke-line",
                  "forced-colors:stroke-[GrayText]",
                )}
              />
              <text x={SCALE - 8} y={y + 4} textAnchor="end" className="tabular fill-ink-soft">
                {formats.tick(tick)}
              </text>
            </g>
          );
        })}
      </g>
      {points.map((point, index) => {
        const { key, shortLabel, value, before, note, isPartial = false } = point;
        const isStriped = isExpected || isPartial;
        const middle = SCALE + slot * (index + 0.5);
        const tall = barLength(value, top, PLOT);
        const tallBefore = barLength(before ?? 0, top, PLOT);
        const left = isPaired ? middle - bar - 1 : middle - bar / 2;
        const valueText = value === 0 ? "" : formats.short(value);
        // A long value begins where its month begins, so that it covers neither the scale nor the previous value.
        const valueMiddle = Math.max(left + bar / 2, middle - (slot - valueText.length * FIGURE) / 2);
        const isActive = navigation.activeIndex === index;
        const texts = (
          <>
            <text
              x={tallBefore > tall ? left + bar : valueMiddle}
              y={floor - tall - 5}
              textAnchor={tallBefore > tall ? "end" : "middle"}
              strokeWidth={3}
              className="tabular fill-ink stroke-raised font-medium [paint-order:stroke]"
            >
              {valueText}
            </text>
            <text x={middle} y={floor + 17} textAnchor="middle" className="fill-ink-soft">
              {shortLabel}
            </text>
            {note ? (
              <text x={middle} y={floor + 17 + NOTE} textAnchor="middle" className="fill-ink-soft">
                {note}
              </text>
            ) : null}
          </>
        );
        return (
          <ChartBar key={key} {...{ index, point, formats, words, navigation, renderLink, texts }}>
            <rect
              x={middle - slot / 2}
              y={TOP - 18}
              width={slot}
              height={PLOT + foot + 16}
              rx={4}
              className={classNames(AREA_CLASSES.base, isActive ? AREA_CLASSES.active : AREA_CLASSES.idle)}
              strokeWidth={2}
            />
            <rect
              x={left}
              y={floor - tall}
              width={bar}
              height={tall}
              rx={2}
              fill={isStriped ? `url(#${stripes})` : undefined}
              className={classNames(BAR_CLASSES[isStriped ? "striped" : "now"], "motion-safe:transition-all")}
            />
            {isPaired && tallBefore > 0 ? (
              <rect
                x={middle + 1.75}
                y={floor - tallBefore + 0.75}
                width={bar - 1.5}
                height={Math.max(tallBefore - 1.5, 0.5)}
                rx={2}
                strokeWidth={1.5}
                className={classNames(BAR_CLASSES.before, "motion-safe:transition-all")}
              />
            ) : null}
          </ChartBar>
        );
      })}
    </svg>
  );
}
