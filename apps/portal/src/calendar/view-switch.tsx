import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import { CALENDAR_VIEWS, type CalendarView } from "./calendar-view.ts";

const VIEW_LABELS = {
  month: "calendar:view.month",
  week: "calendar:view.week",
  list: "calendar:view.list",
} as const satisfies Record<CalendarView, string>;

export function ViewSwitch({ view, onView }: { view: CalendarView; onView(view: CalendarView): void }) {
  const t = useT();
  return (
    <div
      role="group"
      aria-label={t("calendar:view.label")}
      className="ms-auto flex rounded-field border border-line bg-raised p-0.5"
    >
      {CALENDAR_VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onView(each)}
          className={classNames(
            "min-h-9 rounded-[4px] px-3 text-sm font-medium",
            each === view ? "bg-brand text-on-brand" : "text-ink-soft hover:bg-sunken hover:text-ink",
          )}
        >
          {t(VIEW_LABELS[each])}
        </button>
      ))}
    </div>
  );
}
