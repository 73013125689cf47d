import { ChartFrame, type ChartTable } from "./chart-frame.tsx";
import { barLength } from "./scale.ts";

export interface SharePart {
  key: string;
  label: string;
  value: number;
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

/** One bar for each part of a whole, with its label and value as text, so that no tooltip is needed. */
export function ShareBars<Row>({ caption, parts, table }: ShareBarsProps<Row>) {
  const top = Math.max(0, ...parts.map(({ value }) => value));
  return (
    <ChartFrame caption={caption} table={table}>
      <ul aria-hidden="true" className="flex flex-col gap-3.5">
        {parts.map(({ key, label, value, text, note }) => (
          <li key={key} className="text-sm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="tabular font-medium">{text}</span>
            </div>
            <svg
              viewBox={`0 0 ${WHOLE} 10`}
              preserveAspectRatio="none"
              className="mt-1 block h-2.5 w-full rounded-[3px] bg-sunken"
            >
              <rect width={barLength(value, top, WHOLE)} height="10" className="fill-brand" />
            </svg>
            {note ? <span className="tabular text-xs text-ink-soft">{note}</span> : null}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
