import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
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
  "GET /donations/totals?*": { totals: { amount: 80, count: 2, refunded: 10, fees: 3.5, funds: [] } },
  "GET /donations/pending": { gifts: [], count: 0 },
  "GET /funds/all": [
    makeKeptFund(),
    makeKeptFund({ id: "old", name: "Old roof", closedAt: "2026-01-01T00:00:00.000Z" }),
  ],
  "GET /batches": { batches: [makeBatch()], next: null },
};
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <DonationsPage />, path: "/treasury/donations", may: [can.viewDonations], answers }, more);
const rows = () => screen.getAllByRole("row").slice(1);

describe("the donations page", () => {
  test("G1.08 shows each gift with its funds, its state in words and its amount in dollars and cents", async () => {
    await show();
    await screen.findByText("Ruth Boaz");
    const [whole, parts] = rows();
    expect(whole?.textContent).toContain("$50.00");
    expect(whole?.textContent).toContain("Received");
    expect(parts?.textContent).toContain("No name");
    expect(within(parts!).getAllByText("Partly refunded").length).toBeGreaterThan(0);
    expect(parts?.textContent).toContain("Missions$10.00");
    expect(parts?.textContent).toContain("$10.00 refunded");
  });

  test("loads more by the key that the server gave, and says when that is all", async () => {
    const { server, user } = await show();
    await screen.findByText("Ruth Boaz");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(server.heard.some(({ path }) => path === "/donations/list?cursor=page-2")).toBe(true);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(screen.getByText("Those are all 3.")).toBeTruthy();
  });

  test("keeps the filter in the address, and back undoes it", async () => {
    const { server, user, address, router } = await show();
    await screen.findByText("Ruth Boaz");
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "disputed");
    await waitFor(() => expect(address()).toBe("/treasury/donations?status=disputed"));
    await waitFor(() => expect(server.heard.some(({ path }) => path === "/donations/list?status=disputed")).toBe(true));
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "State" })).toHaveProperty("value", ""));
  });

  test("the totals are those of the list's filter, and there are none of everything", async () => {
    const { user, server } = await show();
    await screen.findByText("Ruth Boaz");
    expect(server.heard.some(({ path }) => path.startsWith("/donations/totals"))).toBe(false);
    await user.selectOptions(screen.getByRole("combobox", { name: "Method" }), "cash");
    expect(await screen.findByText("$80.00")).toBeTruthy();
    expect(server.heard.some(({ path }) => path === "/donations/totals?method=cash")).toBe(true);
  });

  test("too many gifts to add up are said to be that, not to be nothing", async () => {
    const many = { ...answers, "GET /donations/totals?*": { totals: null } };
    await show({ at: "/treasury/donations?method=card", answers: many });
    expect(await screen.findByText(/more than 20,000 gifts/)).toBeTruthy();
  });

  test("gifts under way are shown with since when; a filter is about gifts that came", async () => {
    const under = { gifts: [makePending(), makePending({ id: "two", status: "requires_action" })], count: 2 };
    const { user } = await show({ answers: { ...answers, "GET /donations/pending": under } });
    const box = await screen.findByRole("region", { name: "2 gifts under way" });
    expect(within(box).getAllByText("Nov 6, 2026")).toHaveLength(2);
    expect(within(box).getAllByText("On its way").length).toBeGreaterThan(0);
    expect(within(box).getAllByText("Waiting for the donor").length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole("combobox", { name: "Fund" }), "Old roof (closed)");
    await waitFor(() => expect(screen.queryByRole("region", { name: "2 gifts under way" })).toBeNull());
  });

  test("G6.04 who may only see totals is told that single gifts are not for them, and nothing is asked", async () => {
    const { server } = await show({ may: [can.viewDonationSummaries] });
    await screen.findByText("You do not have permission to see this");
    expect(server.heard.some(({ path }) => path.startsWith("/donations"))).toBe(false);
  });

  test("a list that cannot be read offers to try again", async () => {
    const failing = { ...answers, "GET /donations/list": new Response("", { status: 400 }) };
    const { server, user } = await show({ answers: failing });
    await screen.findByText("This could not be loaded");
    server.answer("GET /donations/list", { donations: [], next: null });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There are no gifts yet")).toBeTruthy();
  });
});
