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
  test("shows the funds in their order and marks the first", async () => {
    await show();
    await screen.findByText("Coffee");
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent?.slice(0, 6))).toEqual(["Genera", "Coffee"]);
    expect(screen.getAllByText("Chosen first")).toHaveLength(1);
  });

  test("G6.04 who may only see the settings has nothing to change", async () => {
    await show({ may: [can.viewGivingSettings] });
    await screen.findByText("Coffee");
    expect(screen.queryByRole("button", { name: /Add fund|Change|Close/ })).toBeNull();
  });

  test("G6.04 who may see neither is told so, and nothing is asked", async () => {
    const { server } = await show({ may: [can.viewDonations] });
    await screen.findByText("You do not have permission to see this");
    expect(server.heard.filter(({ path }) => path.startsWith("/funds"))).toEqual([]);
  });

  test("a fund is closed only after the question, whose safe answer has the focus", async () => {
    const { server, user } = await show();
    await user.click(await screen.findByRole("button", { name: "Close Coffee" }));
    const question = await screen.findByRole("alertdialog");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
    expect(server.heard.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(question).getByRole("button", { name: "Close fund" }));
    await screen.findByText("The fund Coffee is closed.");
    expect(server.heard.some(({ method, path }) => method === "DELETE" && path === "/funds/coffee")).toBe(true);
  });

  test("a list that cannot be read offers to try again, and an empty one to add a fund", async () => {
    const { server, user } = await show({ answers: { "GET /funds/all": new Response("", { status: 400 }) } });
    await screen.findByText("This could not be loaded");
    server.answer("GET /funds/all", []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There are no funds yet")).toBeTruthy();
  });

  test("G3.02 a fund is moved by its buttons and by the arrow keys, and the server is told the order once it rests", async () => {
    const roof = makeFund({ id: "roof", name: "Roof" });
    const three = [general, coffee, roof];
    const { server, user } = await show({ answers: { "GET /funds/all": three, "POST /funds/order": three } });
    const up = await screen.findByRole("button", { name: "Move Roof up" });
    server.answer("GET /funds/all", [general, roof, coffee]);
    await user.click(up);
    expect(names()).toEqual(["General Fund", "Roof", "Coffee"]);
    expect(screen.getByText("Roof is now number 2 of 3.")).toBeTruthy();
    server.answer("GET /funds/all", [roof, general, coffee]);
    await user.keyboard("{ArrowUp}");
    expect(names()).toEqual(["Roof", "General Fund", "Coffee"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Roof up");
    await waitFor(() => expect(lastBody(server, "POST", /order/)).toEqual({ ids: ["roof", "general", "coffee"] }));
  });

  test("a move that the server refuses is undone, and said", async () => {
    const refused = new Response(JSON.stringify({ code: "fund-not-found", errors: ["x"] }), { status: 404 });
    const { user } = await show({ answers: { ...answers, "POST /funds/order": refused } });
    await user.click(await screen.findByRole("button", { name: "Move Coffee up" }));
    await screen.findByText(/fund/i, { selector: "[role=alert] *, [role=alert]" });
    await waitFor(() => expect(names()).toEqual(["General Fund", "Coffee"]));
  });

  test("closed funds are shown when somebody asks for them, and opened again", async () => {
    const closed = makeFund({ id: "roof", name: "Roof", closedAt: "2026-10-01T12:00:00.000Z" });
    const all = { "GET /funds/all": [...funds, closed], "POST /funds/roof/reopen": closed };
    const { server, user } = await show({ answers: all });
    await screen.findByText("Coffee");
    expect(screen.queryByText("Roof")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 1 closed fund" }));
    await user.click(screen.getByRole("button", { name: "Open again: Roof" }));
    await screen.findByText("The fund Roof is open again. It comes last.");
    expect(server.heard.some(({ method, path }) => method === "POST" && path === "/funds/roof/reopen")).toBe(true);
  });
});

const names = () =>
  within(screen.getByRole("table", { name: "Funds" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("td")?.textContent?.replace(/Chosen first.*|Gifts are.*/, ""));
