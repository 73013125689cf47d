import {
  can,
  TIMELINE_KINDS,
  type GivingSummary,
  type readTimeline,
  type CallAnswer,
  type TimelineEntry,
} from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage } from "../../testing/show-page.tsx";
import { makePerson } from "../testing/make-person.ts";
import { PersonPage } from "./person-page.tsx";

const ruth = makePerson({ id: "ruth", first: "Ruth", last: "Boaz" });
const summary: GivingSummary = {
  year: 2026,
  thisYear: 1250.5,
  lastYear: 900,
  lastYearToDate: 800,
  last: { id: "d1", day: "2026-11-01", amount: 50 },
  recurring: [{ id: "s1", amount: 25, interval: "month", intervalCount: 1, nextDay: "2026-12-01", failing: true }],
};
const entries: TimelineEntry[] = [
  {
    kind: "serving",
    id: "a1",
    at: "2026-11-29T00:00:00.000Z",
    day: "2026-11-29",
    plan: { id: "p1", name: "Advent" },
    position: "Greeter",
    status: "accepted",
  },
  {
    kind: "donation",
    id: "d1",
    at: "2026-11-01T12:00:00.000Z",
    day: "2026-11-01",
    amount: 50,
    status: "succeeded",
    recurring: false,
    funds: ["General", "Roof"],
  },
  { kind: "note", id: "n1", at: "2026-10-01T12:00:00.000Z", text: "Moved to Elm Street", writer: "Ada Staff" },
];
const older: TimelineEntry = {
  kind: "form",
  id: "f1",
  at: "2026-09-01T12:00:00.000Z",
  form: { id: "camp", name: "Camp" },
};
const kinds = [...TIMELINE_KINDS];

const show = (
  may: Parameters<typeof showPage>[0]["may"],
  first: CallAnswer<typeof readTimeline> = { kinds, entries, next: "older" },
) =>
  showPage({
    page: <PersonPage />,
    path: "/people/:id",
    at: "/people/ruth",
    may,
    answers: {
      "GET /people/ruth": ruth,
      "GET /people/ruth/timeline": first,
      "GET /people/ruth/timeline?cursor=older": { kinds, entries: [older], next: null },
      "GET /people/ruth/timeline?kind=note": { kinds, entries: entries.slice(2), next: null },
      "GET /donations/summary/person/ruth": summary,
    },
  });

test("a viewer of donations sees what a person gave this year, last year, and regularly", async () => {
  await show([can.viewPeople, can.viewDonations]);
  const box = await screen.findByRole("region", { name: "Giving" });
  expect(await within(box).findByText("$1,250.50")).toBeTruthy();
  expect(within(box).getByText("$800.00")).toBeTruthy();
  expect(within(box).getByText("$900.00")).toBeTruthy();
  expect(within(box).getByRole("link", { name: "$50.00" }).getAttribute("href")).toBe("/treasury/donations/d1");
  expect(within(box).getByText("The last payment failed")).toBeTruthy();
  expect(within(box).getByRole("link", { name: "See donations" }).getAttribute("href")).toBe(
    "/treasury/donations?person=ruth",
  );
});

test("without permission to view donations, the giving of a person is neither shown nor requested", async () => {
  const { server } = await show([can.viewPeople, can.editPeople]);
  await screen.findByRole("region", { name: "Timeline" });
  expect(screen.queryByRole("region", { name: "Giving" })).toBeNull();
  expect(server.requests.some(({ path }) => path.startsWith("/donations"))).toBe(false);
});

test("the timeline lists entries of several kinds, loads older ones, and can be limited to one kind", async () => {
  const { user } = await show([can.viewPeople, can.viewDonations, can.editPlans]);
  const box = await screen.findByRole("region", { name: "Timeline" });
  expect((await within(box).findByRole("link", { name: "Advent" })).getAttribute("href")).toBe("/plans/p1");
  expect(within(box).getByText("Greeter · Confirmed")).toBeTruthy();
  expect(within(box).getByText("Donation · General and Roof")).toBeTruthy();
  expect(within(box).getByText("Note by Ada Staff")).toBeTruthy();
  await user.click(within(box).getByRole("button", { name: "Load more" }));
  expect(await within(box).findByText("Camp")).toBeTruthy();
  await user.selectOptions(within(box).getByRole("combobox", { name: "Show" }), "Notes");
  await waitFor(() => expect(within(box).queryByText("Camp")).toBeNull());
  expect(within(box).getByText("Moved to Elm Street")).toBeTruthy();
});

test("a viewer who may see no kind of entry gets no timeline", async () => {
  await show([can.viewMembers], { kinds: [], entries: [], next: null });
  await screen.findByRole("heading", { level: 1, name: "Ruth Boaz" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Timeline" })).toBeNull());
});
