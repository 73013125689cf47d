import type { HomeCardOf } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { Calendar } from "@offertory/ui/icons.ts";
import { useTimes } from "../../calendar/use-times.ts";
import { CardLink, CardList, CardRow } from "./card-list.tsx";

/** The next events, in the church's time zone. */
export function NextEventsCard({ card: { events } }: { card: HomeCardOf<"nextEvents"> }) {
  const t = useT();
  const times = useTimes();
  return (
    <DisplayBox
      flush
      title={t("shell:home.events.title")}
      icon={<Calendar />}
      footer={<CardLink to="/calendar">{t("shell:home.events.all")}</CardLink>}
    >
      <CardList>
        {events.map(({ id, title, place, ...when }) => (
          <CardRow
            key={id}
            to={`/calendar?month=${when.start.slice(0, 7)}`}
            title={title}
            detail={
              <>
                <span className="block">
                  {when.allDay && when.start === when.end ? times.day(when.start) : times.span(when)}
                </span>
                {place && <span className="block wrap-anywhere">{place}</span>}
              </>
            }
          />
        ))}
      </CardList>
    </DisplayBox>
  );
}
