import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeBatch, makeGift, makeKeptFund, makePending } from "../testing/make-gift.ts";
import { DonationsPage } from "./donations-page.tsx";

const first = makeGift({ id: "one" });
const split = makeGift({
  id: "two",
  person: null,
  status: "partially_refunded",
  amount: 30,
  refunded: 10,
  funds: [
    { id: "general", name: "General Fund", amount: 20 },
    { id: "missions", name: "Missions", amount: 10 },
  ],
});
const answers = {
  "GET /donations/list": { donations: [first, split], next: "page-2" },
  "GET /donations/list?*": { donations: [makeGift({ id: "three", status: "disputed" })], next: null },
  "GET /donations/totals": { totals: { amount: 1234.5, count: 41, refunded: 0, fees: 0, funds: [] } },
  "GET /donations/totals?*": { totals: { amount: 80, count: 2, refunded: 10, fees: 3.5, funds: [] } },
  "GET /donations/pending": { gifts: [], count: 0 },
  "GET /funds/all": [
    makeKeptFund(),
    makeKeptFund({ id: "old", name: "Old roof", closedAt: "2026-01-01T00:00:00.000Z" }),
  ],
  "GET /donations/views": { views: [] },
  "GET /batches": { batches: [makeBatch()], next: null },
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <DonationsPage />, path: "/treasury/donations", may: [can.viewDonations], answers }, more);
const openFilters = (user: { click(element: Element): Promise<void> }) =>
  user.click(screen.getByRole("button", { name: "Filters" }));
const rows = () => screen.getAllByRole("row").slice(1);

describe("the donations page", () => {
  test("G1.08 shows each gift with its funds, its state and its amount in dollars and cents", async () => {
    await show();
    await screen.findByText("Ruth Boaz");
    const [whole, parts] = rows();
    expect(whole?.textContent).toContain("$50.00");
    expect(whole?.textContent).toContain("Succeeded");
    expect(parts?.textContent).toContain("Anonymous");
    expect(within(parts!).getAllByText("Partially refunded").length).toBeGreaterThan(0);
    expect(parts?.textContent).toContain("Missions$10.00");
    expect(parts?.textContent).toContain("$10.00 refunded");
  });

  test("loads more with the server's cursor, and shows when all gifts are loaded", async () => {
    const { server, user } = await show();
    await screen.findByText("Ruth Boaz");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(server.requests.some(({ path }) => path === "/donations/list?cursor=page-2")).toBe(true);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(screen.getByText("Showing all 3")).toBeTruthy();
  });

  test("stores the filter in the URL, and the back button resets it", async () => {
    const { server, user, address, router } = await show();
    await screen.findByText("Ruth Boaz");
    await openFilters(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "disputed");
    await waitFor(() => expect(address()).toBe("/treasury/donations?status=disputed"));
    await waitFor(() =>
      expect(server.requests.some(({ path }) => path === "/donations/list?status=disputed")).toBe(true),
    );
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Status" })).toHaveProperty("value", ""));
  });

  test("shows the number and the sum of all donations, and with a filter those of its donations", async () => {
    const { user, server } = await show();
    const totals = await screen.findByRole("region", { name: "Totals" });
    expect(await within(totals).findByText("$1,234.50")).toBeTruthy();
    expect(totals.textContent).toContain("41");
    await openFilters(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Payment method" }), "cash");
    expect(await within(totals).findByText("$80.00")).toBeTruthy();
    expect(server.requests.some(({ path }) => path === "/donations/totals?method=cash")).toBe(true);
  });

  test("each active filter is a chip that removes it", async () => {
    const { user, address } = await show({ at: "/treasury/donations?method=card&status=disputed" });
    await user.click(await screen.findByRole("button", { name: "Remove filter Status: Disputed" }));
    await waitFor(() => expect(address()).toBe("/treasury/donations?method=card"));
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address()).toBe("/treasury/donations"));
    expect(screen.queryByRole("group", { name: "Active filters" })).toBeNull();
  });

  test("a typed search is sent to the server when typing pauses", async () => {
    const { user, server, address } = await show();
    await user.type(screen.getByRole("searchbox", { name: "Search donations" }), "boaz");
    await waitFor(() => expect(address()).toBe("/treasury/donations?search=boaz"));
    await waitFor(() => expect(server.requests.some(({ path }) => path === "/donations/list?search=boaz")).toBe(true));
  });

  test("a column header sorts the list, and pressed again reverses it", async () => {
    const { user, server } = await show();
    await screen.findByText("Ruth Boaz");
    const header = () => screen.getByRole("columnheader", { name: "Amount" });
    await user.click(within(header()).getByRole("button"));
    await waitFor(() => expect(header().getAttribute("aria-sort")).toBe("descending"));
    await user.click(within(header()).getByRole("button"));
    await waitFor(() => expect(header().getAttribute("aria-sort")).toBe("ascending"));
    const path = "/donations/list?sort=amount&direction=asc";
    await waitFor(() => expect(server.requests.some((request) => request.path === path)).toBe(true));
  });

  test("a message replaces the totals if there are too many gifts to add up", async () => {
    const many = { ...answers, "GET /donations/totals?*": { totals: null } };
    await show({ at: "/treasury/donations?method=card", answers: many });
    expect(await screen.findByText(/More than 20,000 donations match/)).toBeTruthy();
  });

  test("pending gifts are shown with their date, and a filter hides them", async () => {
    const under = { gifts: [makePending(), makePending({ id: "two", status: "requires_action" })], count: 2 };
    const { user } = await show({ answers: { ...answers, "GET /donations/pending": under } });
    const box = await screen.findByRole("region", { name: "2 pending donations" });
    expect(within(box).getAllByText("Nov 6, 2026")).toHaveLength(2);
    expect(within(box).getAllByText("Processing").length).toBeGreaterThan(0);
    expect(within(box).getAllByText("Waiting for donor").length).toBeGreaterThan(0);
    await openFilters(user);
    await user.selectOptions(screen.getByRole("combobox", { name: "Fund" }), "Old roof (closed)");
    await waitFor(() => expect(screen.queryByRole("region", { name: "2 pending donations" })).toBeNull());
  });

  test("G6.04 a caller who may view only totals is refused, and no donations are requested", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.some(({ path }) => path.startsWith("/donations"))).toBe(false);
  });

  test("selected donations are exported, and their receipts are sent again after a question", async () => {
    // A press on the link of the file would leave the page of the tests.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementationOnce(() => {});
    const sending = {
      ...answers,
      "GET /donations/export.csv?*": "number",
      "POST /donations/receipts": { sent: 1, recent: 0, unsendable: 1 },
    };
    const { user, server } = await show({ answers: sending, may: [can.viewDonations, can.editDonations] });
    await screen.findByText("Ruth Boaz");
    await user.click(screen.getByRole("checkbox", { name: /^Select \$50.00 from Ruth Boaz/ }));
    const bar = screen.getByRole("group", { name: "Selected donations" });
    expect(bar.textContent).toContain("1 donation selected");
    await user.click(screen.getByRole("checkbox", { name: "Select all donations shown" }));
    expect(bar.textContent).toContain("2 donations selected");
    await user.click(within(bar).getByRole("button", { name: "Export CSV" }));
    await waitFor(() =>
      expect(server.requests.some(({ path }) => path === "/donations/export.csv?ids=one%2Ctwo")).toBe(true),
    );
    await user.click(within(bar).getByRole("button", { name: "Resend receipts" }));
    const question = await screen.findByRole("alertdialog", { name: "Resend the receipts of 2 donations?" });
    await user.click(within(question).getByRole("button", { name: "Resend receipts" }));
    expect(await screen.findByText("Sending 1 receipt. 1 donation has no receipt or no email address.")).toBeTruthy();
    expect(server.requests.find(({ path }) => path === "/donations/receipts")?.body).toEqual({ ids: ["one", "two"] });
    expect(screen.queryByRole("group", { name: "Selected donations" })).toBeNull();
  });

  test("a caller who may only view donations exports the selection and sends no receipts", async () => {
    const { user } = await show();
    await screen.findByText("Ruth Boaz");
    await user.click(screen.getByRole("checkbox", { name: "Select all donations shown" }));
    const bar = screen.getByRole("group", { name: "Selected donations" });
    expect(within(bar).queryByRole("button", { name: "Resend receipts" })).toBeNull();
    await user.click(within(bar).getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("group", { name: "Selected donations" })).toBeNull();
  });

  test("a list that failed to load can be loaded again", async () => {
    const failing = { ...answers, "GET /donations/list": new Response("", { status: 400 }) };
    const { server, user } = await show({ answers: failing });
    await screen.findByText("We couldn't load this");
    server.answer("GET /donations/list", { donations: [], next: null });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No donations yet")).toBeTruthy();
  });
});
