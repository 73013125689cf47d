import { DASHBOARD_RANGES, type DashboardRange } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";

interface RangeChoiceProps {
  range: DashboardRange;
  span: { from: string; to: string };
  onRange(range: DashboardRange): void;
}

const RANGE_LABELS = {
  year: "dashboard:range.year",
  months: "dashboard:range.months",
  all: "dashboard:range.all",
} as const satisfies Record<DashboardRange, string>;

/** Chooses the range of the dashboard and shows its first and last day. */
export function RangeChoice({ range, span, onRange }: RangeChoiceProps) {
  const t = useT();
  const { date } = useFormats();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <div
        role="group"
        aria-label={t("dashboard:range.label")}
        className="flex flex-wrap rounded-field border border-line bg-raised p-0.5 print:hidden"
      >
        {DASHBOARD_RANGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === range}
            onClick={() => onRange(each)}
            className={classNames(
              "min-h-9 rounded-[4px] px-3 text-sm font-medium",
              each === range
                ? "bg-brand text-on-brand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                : "text-ink-soft hover:bg-sunken hover:text-ink",
            )}
          >
            {t(RANGE_LABELS[each])}
          </button>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {t("dashboard:days", { from: date(span.from), to: date(span.to) })}
      </p>
    </div>
  );
}
