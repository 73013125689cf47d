import { classNames } from "../class-names.ts";
import type { BarsProps } from "./column-bars.tsx";
import { describePoint } from "./chart-point.ts";
import { barLength, largestOf } from "./scale.ts";

const NAME = 56;
const VALUE = 78;

/** One row for each period with its values at the end, for screens that are too narrow for columns. */
export function RowBars({ label, points, formats, words, fill, width, navigation }: BarsProps) {
  const top = largestOf(points);
  const isPaired = points.some(({ before }) => typeof before === "number");
  const row = isPaired ? 44 : 30;
  const room = Math.max(width - NAME - VALUE, 40);
  return (
    <svg role="group" aria-label={label} width={width} height={points.length * row} className="block text-xs">
      {points.map((point, index) => {
        const { key, shortLabel, value, before } = point;
        const y = index * row;
        return (
          <g
            key={key}
            role="img"
            aria-label={describePoint(point, formats, words)}
            {...navigation.barProps(index)}
            className="group outline-none"
          >
            <rect
              x={1}
              y={y + 1}
              width={width - 2}
              height={row - 2}
              rx={4}
              strokeWidth={2}
              className={classNames(
                "stroke-transparent group-focus-visible:stroke-brand",
                navigation.activeIndex === index ? "fill-sunken" : "fill-transparent",
              )}
            />
            <g aria-hidden="true">
              <text x={4} y={y + 19} className="fill-ink-soft">
                {shortLabel}
              </text>
              <rect x={NAME} y={y + 8} width={barLength(value, top, room)} height={14} rx={2} fill={fill} />
              <text x={width - 4} y={y + 19} textAnchor="end" className="tabular fill-ink font-medium">
                {formats.short(value)}
              </text>
              {isPaired && typeof before === "number" ? (
                <>
                  <rect
                    x={NAME + 0.75}
                    y={y + 25.75}
                    width={Math.max(barLength(before, top, room) - 1.5, 0)}
                    height={9}
                    rx={2}
                    strokeWidth={1.5}
                    className={before > 0 ? "fill-sunken stroke-line-strong" : "fill-transparent"}
                  />
                  <text x={width - 4} y={y + 35} textAnchor="end" className="tabular fill-ink-soft">
                    {formats.short(before)}
                  </text>
                </>
              ) : null}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
