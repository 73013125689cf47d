import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { showPage } from "../../testing/show-page.tsx";
import { makeBatch, makeFund, makeGift } from "../testing/make-gift.ts";
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
  "GET /donations/summary?*": { amount: 80, count: 2, refunded: 10, fees: 3.5, funds: [], months: [] },
  "GET /funds": [makeFund()],
  "GET /batches": { batches: [makeBatch()], next: null },
};
const show = (more: Partial<Parameters<typeof showPage>[0]> = {}) =>
  showPage({ page: <DonationsPage />, path: "/treasury/donations", may: [can.viewDonations], answers, ...more });
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

  test("shows the totals of whole days, and none for a part of their gifts", async () => {
    const at = "/treasury/donations?from=2026-01-01&to=2026-12-31";
    const { user, server } = await show({ at });
    expect(await screen.findByText("$80.00")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Method" }), "cash");
    await waitFor(() => expect(screen.queryByText("$80.00")).toBeNull());
    expect(server.heard.filter(({ path }) => path.startsWith("/donations/summary"))).toHaveLength(1);
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
