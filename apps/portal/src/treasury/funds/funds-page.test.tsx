import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { lastBody, type PageChanges, showPage } from "../../testing/show-page.tsx";
import { makeKeptFund as makeFund } from "../testing/make-gift.ts";
import { FundsPage } from "./funds-page.tsx";

const general = makeFund();
const coffee = makeFund({ id: "coffee", name: "Coffee", taxDeductible: false });
const funds = [general, coffee];
const answers = { "GET /funds/all": funds, "DELETE /funds/coffee": { closed: true } };
const show = <More extends string = never>(more: PageChanges<More> = {}) =>
  showPage({ page: <FundsPage />, path: "/treasury/funds", may: [can.editGivingSettings], answers }, more);

describe("the funds page", () => {
  test("shows the funds in order and marks the default fund", async () => {
    await show();
    await screen.findByText("Coffee");
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent?.slice(0, 6))).toEqual(["Genera", "Coffee"]);
    expect(screen.getAllByText("Default")).toHaveLength(1);
  });

  test("shows what each fund was given this year and in all, to those who may see totals", async () => {
    const sums = (amount: number) => ({
      amount,
      count: 1,
      refunded: 0,
      fees: 0,
      months: [],
      funds: [{ id: "coffee", name: "Coffee", amount, count: 1 }],
    });
    const may = [can.viewGivingSettings, can.viewDonationSummaries];
    const { server } = await show({ may, answers: { ...answers, "GET /donations/summary?*": sums(250.5) } });
    expect(await screen.findAllByText("$250.50")).toHaveLength(2);
    expect(screen.getAllByText("$0.00")).toHaveLength(2);
    const paths = server.requests.map(({ path }) => path);
    expect(paths).toContain("/donations/summary?from=1900-01-01&to=9999-12-31");
  });

  test("G6.04 a caller without permission for totals sees no totals, and none are requested", async () => {
    const { server } = await show();
    await screen.findByText("Coffee");
    expect(screen.queryByText("This year")).toBeNull();
    expect(server.requests.some(({ path }) => path.startsWith("/donations"))).toBe(false);
  });

  test("G6.04 a caller who may only view giving settings gets no buttons to change funds", async () => {
    await show({ may: [can.viewGivingSettings] });
    await screen.findByText("Coffee");
    expect(screen.queryByRole("button", { name: /Add fund|Change|Close/ })).toBeNull();
  });

  test("G6.04 a caller without permission for giving settings is refused, and no funds are requested", async () => {
    const { server } = await show({ may: [can.viewDonations] });
    await screen.findByText("You don't have access to this page");
    expect(server.requests.filter(({ path }) => path.startsWith("/funds"))).toEqual([]);
  });

  test("a fund is closed only after a confirmation, which focuses Cancel", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("button", { name: "Close Coffee" }));
    const question = await screen.findByRole("alertdialog");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
    expect(server.requests.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(question).getByRole("button", { name: "Close fund" }));
    await screen.findByText("Coffee fund closed.");
    expect(server.requests.some(({ method, path }) => method === "DELETE" && path === "/funds/coffee")).toBe(true);
  });

  test("a list that failed to load can be loaded again, and an empty list shows a message", async () => {
    const { server, user } = await show({ answers: { "GET /funds/all": new Response("", { status: 400 }) } });
    await screen.findByText("We couldn't load this");
    server.answer("GET /funds/all", []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No funds yet")).toBeTruthy();
  });

  test("G3.02 a fund can be moved with its buttons and the arrow keys, and the new order is sent to the server", async () => {
    const roof = makeFund({ id: "roof", name: "Roof" });
    const three = [general, coffee, roof];
    const { server, user } = await show({ answers: { "GET /funds/all": three, "POST /funds/order": three } });
    const up = await screen.findByRole("button", { name: "Move Roof up" });
    server.answer("GET /funds/all", [general, roof, coffee]);
    await user.click(up);
    expect(names()).toEqual(["General Fund", "Roof", "Coffee"]);
    expect(screen.getByText("Roof moved to position 2 of 3.")).toBeTruthy();
    server.answer("GET /funds/all", [roof, general, coffee]);
    await user.keyboard("{ArrowUp}");
    expect(names()).toEqual(["Roof", "General Fund", "Coffee"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Roof up");
    await waitFor(() => expect(lastBody(server, "POST", /order/)).toEqual({ ids: ["roof", "general", "coffee"] }));
  });

  test("a move that the server refuses is undone, and an error is shown", async () => {
    const refused = new Response(JSON.stringify({ code: "fund-not-found", errors: ["x"] }), { status: 404 });
    const { user } = await show({ answers: { ...answers, "POST /funds/order": refused } });
    await user.click(await screen.findByRole("button", { name: "Move Coffee up" }));
    await screen.findByText(/fund/i, { selector: "[role=alert] *, [role=alert]" });
    await waitFor(() => expect(names()).toEqual(["General Fund", "Coffee"]));
  });

  test("closed funds can be shown and reopened", async () => {
    const closed = makeFund({ id: "roof", name: "Roof", closedAt: "2026-10-01T12:00:00.000Z" });
    const all = { "GET /funds/all": [...funds, closed], "POST /funds/roof/reopen": closed };
    const { server, user } = await show({ answers: all });
    await screen.findByText("Coffee");
    expect(screen.queryByText("Roof")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 1 closed fund" }));
    await user.click(screen.getByRole("button", { name: "Reopen Roof" }));
    await screen.findByText("Roof fund reopened and moved to the end of the list.");
    expect(server.requests.some(({ method, path }) => method === "POST" && path === "/funds/roof/reopen")).toBe(true);
  });
});

const names = () =>
  within(screen.getByRole("table", { name: "Funds" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("td")?.textContent?.replace(/Default.*|Donations are.*/, ""));
