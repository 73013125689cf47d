import { useRead, useSession } from "@offertory/api-client";
import { can, listEvents, type Occurrence } from "@offertory/contract";
import { formatTag } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { Button, Notice, PageHeader, Skeleton, useMediaQuery } from "@offertory/ui";
import { Calendar, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { EventFormDialog } from "./event/event-form-dialog.tsx";
import { OccurrenceDialog } from "./event/occurrence-dialog.tsx";
import { SubscribeButton } from "./feed/subscribe-button.tsx";
import { AgendaList } from "./month/agenda-list.tsx";
import { DayDialog } from "./month/day-dialog.tsx";
import { CalendarGrid } from "./month/calendar-grid.tsx";
import { firstWeekday, monthOf, weeksOf } from "./month/month-days.ts";
import { type CalendarView, keepView, readView, requestedDay, shiftDay } from "./calendar-view.ts";
import { PeriodSwitch } from "./period-switch.tsx";
import { nameZone, todayIn, useTimes } from "./use-times.ts";
import { ViewSwitch } from "./view-switch.tsx";

type Open =
  | { what: "day"; day: string }
  | { what: "event"; occurrence: Occurrence }
  | { what: "form"; day: string; occurrence: Occurrence | null };

/** The church's calendar: a month, a week or a list of days; on narrow screens always the list. */
export function CalendarPage() {
  const t = useT();
  const session = useSession();
  const { language } = useLanguage();
  const isWide = useMediaQuery("(min-width: 768px)");
  const [url, setUrl] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const [zone, setZone] = useState<string>();
  const today = todayIn(zone);
  const times = useTimes();
  const [chosenView, setChosenView] = useState(readView);
  const view = isWide ? chosenView : "list";
  const day = requestedDay(url, today);
  const month = monthOf(day);
  const monthWeeks = weeksOf(month, firstWeekday(formatTag(language)));
  const weeks = view === "week" ? monthWeeks.filter((week) => week.includes(day)) : monthWeeks;
  const days = view === "list" ? weeks.flat().filter((each) => monthOf(each) === month) : weeks.flat();
  const isNow = view === "week" ? days.includes(today) : month === monthOf(today);
  const title = view === "week" ? times.days(days[0] ?? day, days.at(-1) ?? day) : times.month(month);
  const query = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const read = useRead(listEvents, { query }, { keepPrevious: true });
  if (read.data && read.data.timeZone !== zone) setZone(read.data.timeZone);
  const mayEdit = session.can(can.editContent);
  const goTo = (next: string, nextView: CalendarView = view) => {
    const isToday = nextView === "week" ? next === today : monthOf(next) === monthOf(today);
    setUrl(isToday ? {} : nextView === "week" ? { day: next } : { month: monthOf(next) }, { replace: true });
  };
  function choose(next: CalendarView) {
    keepView(next);
    setChosenView(next);
    goTo(isNow ? today : day, next);
  }
  const add = (day: string) => setOpen({ what: "form", day, occurrence: null });
  const show = (occurrence: Occurrence) => setOpen({ what: "event", occurrence });
  const close = () => setOpen(null);
  const shown = { occurrences: read.data?.occurrences ?? [], onOpen: show };
  return (
    <>
      <PageHeader
        icon={<Calendar />}
        title={t("calendar:title")}
        subtitle={t("calendar:subtitle")}
        actions={
          <>
            <SubscribeButton />
            {mayEdit ? (
              <Button variant="primary" icon={<Plus />} onClick={() => add(isNow ? today : day)}>
                {t("calendar:add")}
              </Button>
            ) : null}
          </>
        }
      />
      <PeriodSwitch
        title={title}
        isWeek={view === "week"}
        isNow={isNow}
        onStep={(by) => goTo(shiftDay(view, day, by))}
        onToday={() => goTo(today)}
      >
        {isWide ? <ViewSwitch view={view} onView={choose} /> : null}
      </PeriodSwitch>
      {read.error && !read.data ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data?.onlyPublic ? <Notice tone="info">{t("calendar:onlyPublic")}</Notice> : null}
      {read.data?.cut ? <Notice tone="info">{t("calendar:cut")}</Notice> : null}
      {read.isPending ? (
        <div role="status" aria-label={t("calendar:loading")}>
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {read.data && view === "list" ? <AgendaList key={month} {...shown} {...{ month, today }} /> : null}
      {read.data && view !== "list" ? (
        <CalendarGrid
          {...shown}
          {...{ title, day, weeks, today }}
          month={view === "week" ? null : month}
          onLeave={(next) => goTo(next)}
          onDay={(chosen) => setOpen({ what: "day", day: chosen })}
        />
      ) : null}
      {read.data ? (
        <p className="mt-3 text-sm text-ink-soft">
          {t("calendar:zone", { zone: nameZone(language, read.data.timeZone) })}
        </p>
      ) : null}
      <DayDialog
        day={open?.what === "day" ? open.day : null}
        occurrences={shown.occurrences}
        onOpen={show}
        onAdd={mayEdit ? add : undefined}
        onClose={close}
      />
      <OccurrenceDialog
        occurrence={open?.what === "event" ? open.occurrence : null}
        mayEdit={mayEdit}
        onEdit={(occurrence) => setOpen({ what: "form", day: occurrence.start.slice(0, 10), occurrence })}
        onClose={close}
      />
      {open?.what === "form" ? <EventFormDialog day={open.day} occurrence={open.occurrence} onClose={close} /> : null}
    </>
  );
}
