import type { ChartWords } from "./chart-point.ts";

/** Which bar is which: filled for now, hollow for what it is held against. */
export function ChartLegend({ now, before }: ChartWords) {
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
