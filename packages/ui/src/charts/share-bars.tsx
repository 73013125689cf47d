import { ChartFrame, type ChartTable } from "./chart-frame.tsx";
import { barLength } from "./scale.ts";

export interface SharePart {
  key: string;
  label: string;
  /** The part of the whole, from 0 to 1. Each bar is drawn on a scale from 0 to 100 percent, so half is half as wide. */
  share: number;
  /** The text beside the label, such as the amount and its share. */
  text: string;
  /** A further line in small text. */
  note?: string | undefined;
}

export interface ShareBarsProps<Row> {
  caption: string;
  parts: readonly SharePart[];
  table: ChartTable<Row>;
}

const WHOLE = 1000;

/**
 * One bar for each part of a whole, with its label and value as text, so that no tooltip is needed. A full bar is the
 * whole.
 */
export function ShareBars<Row>({ caption, parts, table }: ShareBarsProps<Row>) {
  return (
    <ChartFrame caption={caption} table={table}>
      <ul aria-hidden="true" className="flex flex-col gap-3.5">
        {parts.map(({ key, label, share, text, note }) => (
          <li key={key} className="text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="tabular font-medium">{text}</span>
            </div>
            <svg
              viewBox={`0 0 ${WHOLE} 10`}
              preserveAspectRatio="none"
              className="mt-1 block h-2.5 w-full rounded-[3px] bg-sunken forced-colors:border forced-colors:border-[CanvasText]"
            >
              <rect
                width={barLength(Math.min(share, 1), 1, WHOLE)}
                height="10"
                className="fill-brand forced-colors:fill-[CanvasText]"
              />
            </svg>
            {note ? <span className="tabular text-xs text-ink-soft">{note}</span> : null}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
