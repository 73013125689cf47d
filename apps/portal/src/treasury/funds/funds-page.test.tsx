import { can } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { showPage } from "../../testing/show-page.tsx";
import { makeFund } from "../testing/make-gift.ts";
import { FundsPage } from "./funds-page.tsx";

const funds = [makeFund(), makeFund({ id: "coffee", name: "Coffee", taxDeductible: false })];
const answers = { "GET /funds": funds, "DELETE /funds/coffee": { closed: true } };
const show = (more: Partial<Parameters<typeof showPage>[0]> = {}) =>
  showPage({ page: <FundsPage />, path: "/treasury/funds", may: [can.editGivingSettings], answers, ...more });

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
    expect(server.heard.filter(({ path }) => path === "/funds")).toEqual([]);
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
    const { server, user } = await show({ answers: { "GET /funds": new Response("", { status: 400 }) } });
    await screen.findByText("This could not be loaded");
    server.answer("GET /funds", []);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There are no funds yet")).toBeTruthy();
  });
});
