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
import { firstWeekday, isMonth, monthOf, weeksOf } from "./month/month-days.ts";
import { MonthGrid } from "./month/month-grid.tsx";
import { MonthSwitch } from "./month/month-switch.tsx";
import { todayIn } from "./use-times.ts";

type Open =
  | { what: "day"; day: string }
  | { what: "event"; occurrence: Occurrence }
  | { what: "form"; day: string; occurrence: Occurrence | null };

/** The church's calendar: a month grid on wide screens, a list on narrow ones. */
export function CalendarPage() {
  const t = useT();
  const session = useSession();
  const { language } = useLanguage();
  const isWide = useMediaQuery("(min-width: 768px)");
  const [url, setUrl] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const [zone, setZone] = useState<string>();
  const today = todayIn(zone);
  const requestedMonth = url.get("month") ?? "";
  const month = isMonth(requestedMonth) ? requestedMonth : monthOf(today);
  const weeks = weeksOf(month, firstWeekday(formatTag(language)));
  const days = isWide ? weeks.flat() : weeks.flat().filter((day) => monthOf(day) === month);
  const query = { from: days[0] ?? today, to: days.at(-1) ?? today };
  const read = useRead(listEvents, { query }, { keepPrevious: true });
  if (read.data && read.data.timeZone !== zone) setZone(read.data.timeZone);
  const mayEdit = session.can(can.editContent);
  const goTo = (next: string) => setUrl(next === monthOf(today) ? {} : { month: next }, { replace: true });
  const add = (day: string) => setOpen({ what: "form", day, occurrence: null });
  const show = (occurrence: Occurrence) => setOpen({ what: "event", occurrence });
  const close = () => setOpen(null);
  const shown = { month, weeks, today, occurrences: read.data?.occurrences ?? [], onOpen: show };
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
              <Button
                variant="primary"
                icon={<Plus />}
                onClick={() => add(month === monthOf(today) ? today : `${month}-01`)}
              >
                {t("calendar:add")}
              </Button>
            ) : null}
          </>
        }
      />
      <MonthSwitch
        month={month}
        isNow={month === monthOf(today)}
        onChange={goTo}
        onToday={() => goTo(monthOf(today))}
      />
      {read.error && !read.data ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data?.onlyPublic ? <Notice tone="info">{t("calendar:onlyPublic")}</Notice> : null}
      {read.data?.cut ? <Notice tone="info">{t("calendar:cut")}</Notice> : null}
      {read.isPending ? (
        <div role="status" aria-label={t("calendar:loading")}>
          <Skeleton className="h-96" />
        </div>
      ) : null}
      {read.data && isWide ? (
        <MonthGrid {...shown} onMonth={goTo} onDay={(day) => setOpen({ what: "day", day })} />
      ) : null}
      {read.data && !isWide ? <AgendaList {...shown} /> : null}
      {read.data ? (
        <p className="mt-3 text-sm text-ink-soft">{t("calendar:zone", { zone: read.data.timeZone })}</p>
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
