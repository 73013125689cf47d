import { classNames } from "../class-names.ts";
import type { BarsProps } from "./column-bars.tsx";
import { AREA_CLASSES, BAR_CLASSES } from "./bar-fill.tsx";
import { ChartBar } from "./chart-bar.tsx";
import { barLength, largestOf } from "./scale.ts";

const NAME = 64;
const VALUE = 78;

/** One row for each period with its values at the end, for screens that are too narrow for columns. */
export function RowBars(props: BarsProps) {
  const { label, points, formats, words, isExpected, stripes, width, navigation, renderLink } = props;
  const top = largestOf(points);
  const isPaired = points.some(({ before }) => typeof before === "number");
  const row = isPaired || points.some(({ note }) => note) ? 44 : 30;
  const room = Math.max(width - NAME - VALUE, 40);
  return (
    <svg role="group" aria-label={label} width={width} height={points.length * row} className="block text-xs">
      {points.map((point, index) => {
        const { key, shortLabel, value, before, note, isPartial = false } = point;
        const isStriped = isExpected || isPartial;
        const y = index * row;
        const hasBefore = isPaired && typeof before === "number";
        const texts = (
          <>
            <text x={4} y={y + 19} className="fill-ink-soft">
              {shortLabel}
            </text>
            {note ? (
              <text x={4} y={y + 34} className="fill-ink-soft">
                {note}
              </text>
            ) : null}
            <text x={width - 4} y={y + 19} textAnchor="end" className="tabular fill-ink font-medium">
              {formats.short(value)}
            </text>
            {hasBefore ? (
              <text x={width - 4} y={y + 35} textAnchor="end" className="tabular fill-ink-soft">
                {formats.short(before)}
              </text>
            ) : null}
          </>
        );
        return (
          <ChartBar key={key} {...{ index, point, formats, words, navigation, renderLink, texts }}>
            <rect
              x={1}
              y={y + 1}
              width={width - 2}
              height={row - 2}
              rx={4}
              strokeWidth={2}
              className={classNames(
                AREA_CLASSES.base,
                navigation.activeIndex === index ? AREA_CLASSES.active : AREA_CLASSES.idle,
              )}
            />
            <rect
              x={NAME}
              y={y + 8}
              width={barLength(value, top, room)}
              height={14}
              rx={2}
              fill={isStriped ? `url(#${stripes})` : undefined}
              className={BAR_CLASSES[isStriped ? "striped" : "now"]}
            />
            {hasBefore ? (
              <rect
                x={NAME + 0.75}
                y={y + 25.75}
                width={Math.max(barLength(before, top, room) - 1.5, 0)}
                height={9}
                rx={2}
                strokeWidth={1.5}
                className={before > 0 ? BAR_CLASSES.before : "fill-transparent"}
              />
            ) : null}
          </ChartBar>
        );
      })}
    </svg>
  );
}
