import { refuse, type ServerAnswers } from "@offertory/api-client/testing";
import { can, type HomeCard, type Permission } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePerson } from "../people/testing/make-person.ts";
import { showPage } from "../testing/show-page.tsx";
import { HomePage } from "./home-page.tsx";

const show = (
  cards: HomeCard[],
  may: Permission[] = [],
  home: ServerAnswers<"GET /home?*">["GET /home?*"] = { cards, failed: [] },
) => showPage({ page: <HomePage />, path: "/", may, answers: { "GET /home?*": home } });
const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const period = (from: string, to: string, amount: number) => ({ from, to, amount, gifts: amount > 0 ? 1 : 0 });

const giving: HomeCard = {
  kind: "giving",
  week: { now: period("2026-11-15", "2026-11-19", 1500), before: period("2025-11-16", "2025-11-20", 1200) },
  month: { now: period("2026-11-01", "2026-11-19", 4000), before: period("2025-11-01", "2025-11-19", 0) },
};

test("giving of the week and the month is compared with last year, and opens the donations of those days", async () => {
  await show([giving], [can.viewDonations]);
  const box = await screen.findByRole("region", { name: "Giving" });
  // Intl writes thin spaces around the dash of a range.
  const shown = box.textContent?.replace(/\s/g, " ");
  expect(shown).toContain("This week$1,500.00+25% from $1,200.00 (Nov 16 – 20, 2025)");
  expect(shown).toContain("This month$4,000.00No donations in the same period last year (Nov 1 – 19, 2025)");
  expect(hrefOf(/^This week/)).toBe("/treasury/donations?from=2026-11-15&to=2026-11-19");
  expect(hrefOf(/^Open dashboard/)).toBe("/treasury");
  expect(screen.getByText("Nothing needs your attention right now.")).toBeTruthy();
});

test("what needs attention is counted, and each line opens its list", async () => {
  await show([
    { kind: "failedRecurring", count: 1 },
    { kind: "openBatches", count: 2 },
    { kind: "unreconciledPayouts", count: 1200 },
  ]);
  const box = await screen.findByRole("region", { name: "Needs attention" });
  expect(within(box).getAllByRole("link")).toHaveLength(3);
  expect(hrefOf(/^1 recurring donation has a failed payment$/)).toBe("/treasury/recurring?state=failing");
  expect(hrefOf(/^2 open batches$/)).toBe("/treasury/batches?state=open");
  expect(hrefOf(/^1,200 payouts don't match your records$/)).toBe("/treasury/reconciliation");
  expect(screen.queryByText("Nothing needs your attention right now.")).toBeNull();
});

test("a member gives, or gives the same as last time, from the home page", async () => {
  await show([{ kind: "give", last: { id: "gift-1", day: "2026-11-02", amount: 50, funds: ["General", "Missions"] } }]);
  await screen.findByText("Your last donation: $50.00 on November 2, 2026 to General and Missions.");
  expect(hrefOf(/^Give$/)).toBe("/giving");
  expect(hrefOf(/^Give \$50.00 again$/)).toBe("/giving?again=gift-1");
});

test("someone who has not given yet sees no donation to repeat", async () => {
  await show([{ kind: "give", last: null }]);
  await screen.findByText("Make a donation to Grace Community Church.");
  expect(screen.queryByRole("link", { name: /again/ })).toBeNull();
});

test("tasks, events, recurring donations and messages show what comes next, with links", async () => {
  await show([
    {
      kind: "myTasks",
      count: 7,
      tasks: [
        { id: "t1", title: "Order cups", dueDate: "2026-11-10", isOverdue: true },
        { id: "t2", title: "Call Ruth", dueDate: null, isOverdue: false },
      ],
    },
    {
      kind: "nextEvents",
      events: [
        { id: "e1", title: "Supper", place: "Hall", start: "2026-12-24T18:00", end: "2026-12-24T19:00", allDay: false },
        { id: "e2", title: "Retreat", place: "", start: "2026-12-26", end: "2026-12-26", allDay: true },
      ],
    },
    {
      kind: "ownRecurring",
      recurring: [
        { id: "r1", amount: 25, nextDay: "2026-12-01" },
        { id: "r2", amount: 10, nextDay: null },
      ],
    },
    { kind: "unreadMessages", count: 3, from: ["Ruth Boaz", "Naomi"] },
  ]);
  expect((await screen.findByRole("region", { name: "Your tasks" })).textContent).toContain(
    "Order cupsOverdue since November 10, 2026Call Ruth",
  );
  expect(hrefOf(/^Order cups/)).toBe("/tasks/t1");
  expect(hrefOf(/^All tasks \(7\)$/)).toBe("/tasks");
  expect(hrefOf(/^Supper/)).toBe("/calendar?month=2026-12");
  const events = screen.getByRole("region", { name: "Next events" });
  const [supper, retreat] = within(events).getAllByRole("listitem");
  // Intl writes narrow spaces before the dash and before PM.
  expect(supper?.textContent?.replace(/\s/g, " ")).toBe("SupperThursday, December 24, 2026, 6:00 – 7:00 PMHall");
  expect(retreat?.textContent).toBe("RetreatSaturday, December 26, 2026");
  expect(hrefOf(/^\$25\.00\s*Next payment: December 1, 2026/)).toBe("/giving");
  expect(hrefOf(/^\$10\.00\s*Payment failed/)).toBe("/giving");
  expect(screen.getByText("3 unread messages from Ruth Boaz and Naomi")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open messages" })).toBeTruthy();
});

test("forms show their recent responses and those in review", async () => {
  await show([
    {
      kind: "formResponses",
      forms: [
        { id: "f1", name: "Camp", recent: 4, held: 1 },
        { id: "f2", name: "Prayer", recent: 0, held: 2 },
      ],
    },
  ]);
  const box = await screen.findByRole("region", { name: "Form responses" });
  expect(box.textContent).toContain("Camp4 in the last 7 days and 1 in reviewPrayer2 in review");
  expect(hrefOf(/^Camp/)).toBe("/forms/f1/responses");
});

test("staff see the number of people by status and the newest people, with links", async () => {
  const newest = [makePerson({ id: "ruth", first: "Ruth", last: "Boaz", membershipStatus: "Visitor" })];
  await show([{ kind: "people", all: 199, members: 120, visitors: 9, newest }], [can.viewPeople, can.editPeople]);
  const numbers = await screen.findByRole("region", { name: "Your church at a glance" });
  within(numbers).getByRole("link", { name: /^9\s*Visitors/ });
  expect(hrefOf(/^120\s*Members/)).toBe("/people?status=Member");
  const added = screen.getByRole("region", { name: "Recently added" });
  expect(
    within(added)
      .getByRole("link", { name: /Ruth Boaz/ })
      .getAttribute("href"),
  ).toBe("/people/ruth");
  expect(hrefOf(/^Add person/)).toBe("/people/new");
});

test("a member can search people from the home page", async () => {
  const { user, address } = await show([], [can.viewMembers]);
  await user.type(await screen.findByRole("searchbox", { name: "Search people" }), "José & co{Enter}");
  await waitFor(() => expect(address()).toBe("/people?search=Jos%C3%A9+%26+co"));
});

test("a caller without permissions sees the names in their household without links", async () => {
  const members = ["Ada", "Byron"].map((first) => ({
    ...makePerson({ id: first.toLowerCase(), first, last: "Lovelace" }),
    householdRole: "Head" as const,
    birthDate: null,
  }));
  await show([{ kind: "household", household: { id: "home", name: "Lovelace", members } }]);
  const box = await screen.findByRole("region", { name: "Your household" });
  within(box).getByText("Byron Lovelace");
  expect(within(box).queryByRole("link")).toBeNull();
});

test("a new church sees its next steps, each with its page, and no empty boxes", async () => {
  await show([{ kind: "addEvent" }, { kind: "addPeople" }, { kind: "setUpGiving" }], [can.editPeople]);
  const box = await screen.findByRole("region", { name: "Next steps" });
  const links = within(box).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/treasury/gateways", "/people/new", "/calendar"]);
  expect(screen.queryByText("Nothing new right now")).toBeNull();
  expect(screen.getAllByRole("region").length).toBe(2);
});

test("someone for whom there is nothing new reads that, and nothing repeats the menu", async () => {
  await show([]);
  await screen.findByText("Nothing new right now");
  expect(screen.getByRole("heading", { level: 1, name: "Hello, Ada" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Your church" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "For you" })).toBeNull();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("cards that could not be read are named as missing, and can be read again", async () => {
  const { user, server } = await show([], [], { cards: [giving], failed: ["myTasks"] });
  await screen.findByText("We couldn't load some parts of this page.");
  expect(screen.getByRole("region", { name: "Giving" })).toBeTruthy();
  expect(screen.queryByText("Nothing needs your attention right now.")).toBeNull();
  server.answer("GET /home?*", { cards: [giving], failed: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText("We couldn't load some parts of this page.")).toBeNull());
});

test("a home page that cannot be read at all shows the error and a button to try again", async () => {
  const { user, server } = await show([], [], refuse(400));
  await screen.findByText("We couldn't load this");
  server.answer("GET /home?*", { cards: [{ kind: "openBatches", count: 1 }], failed: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "1 open batch" })).toBeTruthy();
});
