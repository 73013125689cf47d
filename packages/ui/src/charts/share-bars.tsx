import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
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
  /** Where the bar leads to, such as the donations to a fund. */
  href?: string | undefined;
}

export interface ShareBarsProps<Row> {
  caption: string;
  parts: readonly SharePart[];
  table: ChartTable<Row>;
  /** Renders the links of parts with an `href` with the app's router. */
  renderLink?: RenderLink | undefined;
}

const WHOLE = 1000;

/**
 * One bar for each part of a whole, with its label and value as text, so that no tooltip is needed. A full bar is the
 * whole.
 */
export function ShareBars<Row>({ caption, parts, table, renderLink = plainLink }: ShareBarsProps<Row>) {
  const hasLinks = parts.some(({ href }) => href !== undefined);
  return (
    <ChartFrame caption={caption} table={table}>
      {/* Screen readers get the table; if the bars are links, they get these too. */}
      <ul aria-hidden={!hasLinks} className="flex flex-col gap-1.5">
        {parts.map(({ key, href, ...part }) => (
          <li key={key} className="-mx-2 text-sm">
            {href === undefined ? (
              <ShareBar {...part} />
            ) : (
              renderLink(href, <ShareBar {...part} />, { className: "block rounded-field hover:bg-sunken" })
            )}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

const ShareBar = ({ label, share, text, note }: Omit<SharePart, "key" | "href">) => (
  <span className="block px-2 py-1.5">
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">{label}</span> <span className="tabular font-medium">{text}</span>
    </span>
    <svg
      viewBox={`0 0 ${WHOLE} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 block h-2.5 w-full rounded-[3px] border border-line bg-sunken"
    >
      <rect
        width={barLength(Math.min(share, 1), 1, WHOLE)}
        height="10"
        className="fill-brand forced-colors:fill-[CanvasText]"
      />
    </svg>
    {note ? <span className="tabular text-xs text-ink-soft">{note}</span> : null}
  </span>
);
