import type { ShownEvent } from "@offertory/contract/content/public-page";
import { formatTag, type Language } from "@offertory/i18n";
import type { SiteSurroundings } from "../surroundings.ts";
import { whenOf } from "./when-of.ts";

interface SiteEventsProps extends SiteSurroundings {
  title: string | null | undefined;
  events: readonly ShownEvent[];
}

/** The next events, in the church's time zone and the visitor's language. */
export const SiteEvents = ({ title, events, t, language, timeZone }: SiteEventsProps) => (
  <div className="w-full">
    {title ? <h2 className="mb-5 text-3xl font-semibold">{title}</h2> : null}
    {events.length === 0 ? <p className="text-ink-soft">{t("site:shown.noEvents")}</p> : null}
    <ol className="flex flex-col gap-3" aria-label={title ?? t("site:shown.upcoming")} hidden={events.length === 0}>
      {events.map((event) => (
        <li
          key={`${event.id} ${event.start}`}
          className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 text-ink"
        >
          <DayMark event={event} language={language} timeZone={timeZone} />
          <div className="min-w-0">
            <h3 className="text-lg font-semibold wrap-anywhere">{event.title}</h3>
            <p className="text-ink-soft">
              <time dateTime={event.start}>{whenOf(event, language, timeZone)}</time>
              {event.allDay ? ` · ${t("site:shown.allDay")}` : ""}
            </p>
            {event.place ? <p className="wrap-anywhere text-ink-soft">{event.place}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  </div>
);

/** The day as a badge; hidden from screen readers, because the text beside it says the same. */
function DayMark({ event, language, timeZone }: { event: ShownEvent; language: Language; timeZone: string }) {
  const date = new Date(event.start);
  const zone = event.allDay ? "UTC" : timeZone;
  // The part alone: some languages write the day as "29日", which is too wide for the badge.
  const part = (type: "day" | "month", style: "numeric" | "short") =>
    new Intl.DateTimeFormat(formatTag(language), { [type]: style, timeZone: zone })
      .formatToParts(date)
      .find((each) => each.type === type)?.value;
  return (
    <div
      aria-hidden="true"
      className="flex w-14 shrink-0 flex-col items-center rounded-field bg-brand-soft py-2 text-brand"
    >
      <span className="text-xs font-medium">{part("month", "short")}</span>
      <span className="text-2xl font-semibold tabular">{part("day", "numeric")}</span>
    </div>
  );
}
