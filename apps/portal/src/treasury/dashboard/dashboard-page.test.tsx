import { can, type ChurchRecurring } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeDashboard, makeForecast } from "../testing/make-dashboard.ts";
import { DashboardPage } from "./dashboard-page.tsx";

const answers = {
  "GET /dashboard?range=year": makeDashboard(),
  "GET /dashboard/forecast": makeForecast(),
  "GET /subscriptions/counts": { active: 4, failing: 0, ended: 1, monthly: 0 },
  "GET /subscriptions/list?*": { recurring: [], next: null },
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <DashboardPage />, path: "/treasury", may: [can.viewDonations], answers }, more);
const box = (name: string) => screen.findByRole("region", { name });

describe("the treasury dashboard", () => {
  test("shows the net total with its change, three more figures, and the rest only on request", async () => {
    const { user } = await show();
    const figures = await box("Key figures");
    const valueOf = (label: string) => within(figures).getByText(label, { selector: "dt" }).parentElement?.textContent;
    expect(valueOf("Net donations")).toContain("$1,180.50+18% from $1,000.00 on the same dates last year");
    expect(valueOf("Donations")).toContain("2520 previous year");
    expect(valueOf("Donors")).toContain("12");
    expect(valueOf("Recurring donations")).toContain("$500.20");
    expect(figures.textContent).toContain("40% of all donations");
    expect(within(figures).getByText("Refunded").closest("[hidden]")).toBeTruthy();
    const more = within(figures).getByRole("button", { name: "More figures" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await user.click(more);
    expect(within(figures).getByRole("button", { name: "Fewer figures" }).getAttribute("aria-expanded")).toBe("true");
    expect(within(figures).getByText("Refunded").closest("[hidden]")).toBeNull();
    for (const [label, value] of [
      ["Gross donations", "$1,250.50"],
      ["Refunded", "$50.00"],
      ["Lost to disputes", "$20.00"],
      ["Average donation", "$50.02"],
      ["Fees", "$41.20"],
    ])
      expect(valueOf(label!)).toContain(value);
    expect(figures.textContent).toContain(
      "Compared with the same dates last year: January 1, 2025 to November 15, 2025.",
    );
    expect(await screen.findByText(/Voided donations aren't counted/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Compare with statements" }).getAttribute("href")).toBe(
      "/treasury/statements?year=2026",
    );
  });

  test("a gross total that equals the net total, refunds of zero and a change from nothing are left out", async () => {
    const dashboard = makeDashboard();
    const figures = { ...dashboard.figures, given: 100, net: 100, refunded: 0, disputed: 0, fees: 0 };
    const nothing = { ...figures, given: 0, net: 0, gifts: 0, recurring: 0 };
    const before = { from: "2025-01-01", to: "2025-11-15", figures: nothing };
    await show({ answers: { ...answers, "GET /dashboard?range=year": makeDashboard({ figures, before }) } });
    const shown = await box("Key figures");
    for (const label of ["Gross donations", "Refunded", "Lost to disputes", "Fees"])
      expect(within(shown).queryByText(label)).toBeNull();
    expect(shown.textContent).toContain("$100.00$0.00 previous year");
    expect(shown.textContent).not.toContain("on the same dates last year");
  });

  test("each chart has a table that screen readers can always read and a button shows", async () => {
    const { user } = await show();
    const time = await box("Giving over time");
    const table = within(time).getByRole("table", { name: /Net donations by month/ });
    expect(within(table).getAllByRole("row")).toHaveLength(12);
    expect(within(table).getByRole("row", { name: /November 2026, so far/ }).textContent).toContain("$110.00");
    expect(within(table).getAllByRole("row", { name: /so far/ })).toHaveLength(1);
    expect(time.querySelector("figcaption")?.textContent).toContain(
      "The striped bar counts donations through November 15, 2026.",
    );
    const button = within(time).getByRole("button", { name: "Show as a table" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(table.parentElement?.className).toContain("sr-only");
    await user.click(button);
    expect(within(time).getByRole("button", { name: "Hide the table" }).getAttribute("aria-expanded")).toBe("true");
    expect(table.parentElement?.className).not.toContain("sr-only");
    const funds = within(await box("By fund")).getByRole("table");
    expect(within(funds).getByRole("row", { name: /Fees covered by donors/ }).textContent).toContain("$10.50");
  });

  test("arrow keys move between bars, whose labels contain month and amounts, and which open their donations", async () => {
    const { user, address } = await show();
    const time = await box("Giving over time");
    const bars = within(time).getAllByRole("link");
    expect(bars.map((bar) => bar.getAttribute("tabindex"))).toEqual(["0", ...Array(10).fill("-1")]);
    bars[0]?.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "March 2026: $102.00 net donations; $90.00 previous year",
    );
    await user.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(bars[10]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(bars[0]);
    expect(within(time).getByText(/^January 2026: \$100.00/)).toBeTruthy();
    expect(bars[10]?.getAttribute("aria-label")).toMatch(/^November 2026, so far: \$110.00/);
    expect(bars[10]?.getAttribute("href")).toBe("/treasury/donations?from=2026-11-01&to=2026-11-15");
    const missions = within(await box("By fund")).getByRole("link", { name: /^Missions/ });
    expect(missions.getAttribute("href")).toBe("/treasury/donations?from=2026-01-01&to=2026-11-15&fund=missions");
    expect(within(await box("By fund")).queryByRole("link", { name: /Fees covered/ })).toBeNull();
    await user.click(bars[1]!);
    await waitFor(() => expect(address()).toBe("/treasury/donations?from=2026-02-01&to=2026-02-28"));
  });

  test("the period is stored in the URL, and new and lapsed donors are explained beside their numbers", async () => {
    const all = makeDashboard({ before: null, donors: { count: 40, fresh: null, lapsed: null } });
    const { user, address } = await show({
      answers: { ...answers, "GET /dashboard?range=months": makeDashboard(), "GET /dashboard?range=all": all },
    });
    const donors = await box("Donors");
    expect(donors.textContent).toContain("New3First donation in this period");
    expect(donors.textContent).toContain("Lapsed2Gave last year but not this year");
    await user.click(screen.getByRole("button", { name: "Last 12 months" }));
    await waitFor(() => expect(address()).toBe("/treasury?range=months"));
    expect(await screen.findByText("Gave in the previous 12 months but not in these")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "All time" }));
    expect(await screen.findByText(/New and lapsed donors are available for this year/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "All time" }).getAttribute("aria-pressed")).toBe("true");
    expect((await box("Key figures")).textContent).not.toContain("previous year");
  });

  test("months of two years show their year, and the month that is not over says so", async () => {
    const [first] = makeDashboard().months;
    const months = Array.from({ length: 14 }, (_, index) => ({
      ...first!,
      month: index < 3 ? `2025-${index + 10}` : `2026-${String(index - 2).padStart(2, "0")}`,
      before: null,
      isPartial: index === 13,
    }));
    await show({ answers: { ...answers, "GET /dashboard?range=year": makeDashboard({ before: null, months }) } });
    const time = await box("Giving over time");
    const notes = within(time).getAllByText(/^(20\d\d|so far)$/, { selector: "text" });
    expect(notes.map(({ textContent }) => textContent)).toEqual(["2025", "2026", "so far"]);
  });

  test("G1.08 recurring gifts are forecast by month with cents, and failed ones are listed", async () => {
    const failing: ChurchRecurring = {
      id: "s1",
      person: { id: "ruth", name: "Ruth Boaz" },
      state: "failing",
      amount: 25,
      interval: "month",
      intervalCount: 1,
      funds: [],
      method: "card",
      methodDetails: "Visa 4242",
      provider: "stripe",
      since: "2026-01-01",
      nextDay: "2026-12-01",
      skippedDate: null,
      pausedUntil: null,
      endsOn: null,
      endedAt: null,
      endReason: "",
      trouble: { reason: "declined", tries: 2, mails: 2, lastMailAt: null, nextTry: "2026-11-20" },
    };
    await show({
      answers: {
        ...answers,
        "GET /subscriptions/counts": { active: 4, failing: 1, ended: 1, monthly: 0 },
        "GET /subscriptions/list?*": { recurring: [failing], next: null },
      },
    });
    const forecast = await box("Recurring forecast");
    expect(
      await within(forecast).findByText("$2,466.00 expected over 12 months from 4 active recurring donations."),
    ).toBeTruthy();
    expect(forecast.textContent).toContain("Still expected this month: $75.00");
    expect(within(forecast).getAllByRole("img")).toHaveLength(12);
    // G1.08: labels at bars have cents.
    const values = within(forecast)
      .getAllByText(/\$/, { selector: "text" })
      .map(({ textContent }) => textContent);
    expect(values.length).toBeGreaterThan(10);
    expect(values.filter((value) => !/^\$[\d,]+\.\d\d$/.test(value))).toEqual([]);
    const waiting = await box("Failed recurring donations");
    expect(await within(waiting).findByText("1 recurring donation has a failed payment. We'll retry it.")).toBeTruthy();
    expect(waiting.textContent).toContain("Ruth Boaz$25.002 failed attempts · next attempt November 20, 2026");
  });

  test("before the first gift, there are links to donation links and to recording gifts", async () => {
    const empty = { ...answers, "GET /dashboard?range=year": makeDashboard({ span: null }) };
    await show({ answers: empty, may: [can.viewDonations, can.editDonations] });
    expect(await screen.findByText("No donations yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Links and QR codes" }).getAttribute("href")).toBe("/treasury/links");
    expect(screen.getByRole("link", { name: "Record donations" }).getAttribute("href")).toBe("/treasury/batches");
  });

  test("each part that failed to load can be loaded again separately", async () => {
    const broken = () => new Response("", { status: 400 });
    const { server, user } = await show({
      answers: { ...answers, "GET /dashboard?range=year": broken(), "GET /dashboard/forecast": broken() },
    });
    await screen.findByText("We couldn't load this");
    server.answer("GET /dashboard?range=year", makeDashboard());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const forecast = await box("Recurring forecast");
    server.answer("GET /dashboard/forecast", { ...makeForecast(), active: 0 });
    await user.click(await within(forecast).findByRole("button", { name: "Try again" }));
    expect(await within(forecast).findByText("No active recurring donations yet")).toBeTruthy();
    expect(await box("Key figures")).toBeTruthy();
  });

  test("G6.04 a caller without permission to view donations is refused, and no dashboard is requested", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries, can.editGivingSettings] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.some(({ path }) => path.startsWith("/dashboard"))).toBe(false);
  });
});
