import { refuse } from "@offertory/api-client/testing";
import { can, type Event, type Occurrence } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastBody, type PageChanges, showPage } from "../testing/show-page.tsx";
import { CalendarPage } from "./calendar-page.tsx";

/** A Sunday, because a new event starts on today's weekday. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-08T15:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const event: Event = {
  id: "e1",
  churchId: "church-grace",
  title: "Service",
  description: "Bring a friend",
  place: "Hall",
  start: "2026-11-01T10:00",
  end: "2026-11-01T11:30",
  allDay: false,
  recurrenceRule: "FREQ=MONTHLY;BYDAY=1SU;COUNT=3",
  exceptionDates: [],
  visibility: "church",
  version: 2,
};
const { id: eventId, churchId: _, recurrenceRule: __, exceptionDates: ___, version: ____, ...rest } = event;
const occurrence: Occurrence = {
  ...rest,
  eventId,
  recurrenceId: event.start,
  moved: false,
  startsAt: "2026-11-01T16:00:00.000Z",
  endsAt: "2026-11-01T17:30:00.000Z",
};
const list = { timeZone: "America/Chicago", occurrences: [occurrence], cut: false };

const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage(
    {
      page: <CalendarPage />,
      path: "/calendar",
      at: "/calendar?month=2026-11",
      may: [can.editContent],
      answers: {
        "GET /events?*": list,
        "GET /events/e1": event,
        "DELETE /events/e1*": event,
        "PATCH /events/e1": event,
      },
    },
    more,
  );

test("S3.05 an event shows its time in the church's time zone and a description of its recurrence", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: /Service/ }));
  const dialog = await screen.findByRole("dialog", { name: "Service" });
  expect(dialog.textContent).toContain("Sunday, November 1, 2026, 10:00");
  expect(await within(dialog).findByText("Every month · First Sunday of the month · 3 times")).toBeTruthy();
  expect(screen.getByText("Time zone: Central Time")).toBeTruthy();
});

test("S7.06 a caller without permission to edit content sees events without edit and delete buttons", async () => {
  const { user } = await show({ may: [] });
  expect(screen.queryByRole("button", { name: "Add event" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: /Service/ }));
  await screen.findByRole("dialog", { name: "Service" });
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("deleting a recurring event asks which occurrences to delete, and can be undone", async () => {
  const { server, user } = await show();
  await user.click(await screen.findByRole("button", { name: /Service/ }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete “Service”?" });
  await user.click(within(dialog).getByRole("radio", { name: "This event" }));
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(lastBody(server, "PATCH", /events/)).toEqual({
      scope: "all",
      recurrenceRule: event.recurrenceRule,
      exceptionDates: [],
    }),
  );
});

test("a new event is saved with its recurrence rule, and a blank title shows an error", async () => {
  const { server, user } = await show({
    answers: { "GET /events?*": { ...list, occurrences: [] }, "POST /events": event },
  });
  await user.click(await screen.findByRole("button", { name: "Add event" }));
  const dialog = await screen.findByRole("dialog", { name: "New event" });
  const save = within(dialog).getByRole("button", { name: "Add event" });
  await user.click(save);
  expect(within(dialog).getByText("Please enter a title for the event.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: "Title" }), "Choir");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Repeat" }), "weekly");
  await user.click(within(dialog).getByRole("checkbox", { name: "Wednesday" }));
  expect(within(dialog).getByText("Every week on Wednesday and Sunday")).toBeTruthy();
  await user.click(save);
  await waitFor(() =>
    expect(lastBody(server, "POST", /events/)).toMatchObject({ title: "Choir", visibility: "public" }),
  );
  expect(JSON.stringify(lastBody(server, "POST", /events/))).toContain("FREQ=WEEKLY;BYDAY=WE,SU");
});

const narrowScreen = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });

test("on a narrow screen, the days with events are a list in the order of their dates, past days on request", async () => {
  vi.stubGlobal("matchMedia", narrowScreen);
  const on = (day: string, parts: Partial<Occurrence>): Occurrence => ({
    ...occurrence,
    start: `${day}T10:00`,
    end: `${day}T11:30`,
    recurrenceId: `${day}T10:00`,
    ...parts,
  });
  const occurrences = [
    on("2026-11-15", { eventId: "e2", title: "Choir" }),
    on("2026-11-01", {}),
    on("2026-11-15", { eventId: "e3", title: "Lunch" }),
    on("2026-12-06", {}),
  ];
  const { user } = await show({ answers: { "GET /events?*": { ...list, occurrences }, "GET /events/e1": event } });
  await screen.findByRole("region", { name: "Sunday, November 15, 2026" });
  expect(screen.queryByRole("region", { name: "Sunday, November 1, 2026" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show earlier events" }));
  expect(screen.queryByRole("button", { name: "Show earlier events" })).toBeNull();
  const days = screen.getAllByRole("region", { name: /2026$/ });
  expect(
    days.map((day) => [
      within(day).getByRole("heading").textContent,
      ...within(day)
        .getAllByRole("listitem")
        .map(({ textContent }) => /^(Service|Choir|Lunch)/.exec(textContent)?.[0]),
    ]),
  ).toEqual([
    ["Sunday, November 1, 2026", "Service"],
    ["Sunday, November 15, 2026", "Choir", "Lunch"],
  ]);
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: /Service/ }));
  expect(await screen.findByRole("dialog", { name: "Service" })).toBeTruthy();
});

test("on a narrow screen, an empty month shows a message", async () => {
  vi.stubGlobal("matchMedia", narrowScreen);
  await show({ answers: { "GET /events?*": { ...list, occurrences: [] } } });
  expect(await screen.findByText("No events in November 2026")).toBeTruthy();
});

test("arrow keys move between days, also into another month, and Enter opens a day", async () => {
  const { user, address } = await show();
  const first = await screen.findByRole("cell", { name: /^Sunday, November 1, 2026, 1 event 10\sAM Service/ });
  first.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Sunday, November 1, 2026" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  first.focus();
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(address()).toBe("/calendar?month=2026-10"));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-day")).toBe("2026-10-25"));
});

test("an event of several days is one bar, and its other days name it to screen readers", async () => {
  const retreat = {
    ...occurrence,
    recurrenceId: null,
    allDay: true,
    title: "Retreat",
    start: "2026-11-03",
    end: "2026-11-05",
  };
  await show({ answers: { "GET /events?*": { ...list, occurrences: [retreat] } } });
  expect(await screen.findAllByRole("button", { name: "Retreat" })).toHaveLength(1);
  expect(screen.getByRole("cell", { name: "Thursday, November 5, 2026, 1 event Retreat" })).toBeTruthy();
});

test("the week view shows one week, steps by weeks, and is remembered", async () => {
  const { user, address, server } = await show();
  await user.click(await screen.findByRole("button", { name: "Week" }));
  await waitFor(() => expect(screen.getAllByRole("cell")).toHaveLength(7));
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await waitFor(() => expect(address()).toBe("/calendar?day=2026-11-15"));
  await waitFor(() => expect(server.requests.at(-1)?.path).toContain("/events"));
  expect(await screen.findByRole("heading", { level: 2, name: /November 15\s–\s21, 2026/ })).toBeTruthy();
  expect(localStorage.getItem("offertory-calendar-view")).toBe("week");
});

test("the list view shows the days with events on a wide screen", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "List" }));
  expect(await screen.findByRole("region", { name: "Sunday, November 1, 2026" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("S8.04 a calendar that failed to load shows an error, and Try again loads it", async () => {
  const { server, user } = await show({ answers: { "GET /events?*": refuse(404) } });
  await screen.findByText("We couldn't load this");
  server.answer("GET /events?*", list);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /Service/ })).toBeTruthy();
});
