import { can, type DonationView } from "@offertory/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { lastBody, showPage } from "../../../testing/show-page.tsx";
import { makeGift } from "../../testing/make-gift.ts";
import { DonationsPage } from "../donations-page.tsx";

const checks: DonationView = { id: "v1", name: "Checks", query: "method=check" };
const show = (views: DonationView[], at = "/treasury/donations") =>
  showPage({
    page: <DonationsPage />,
    path: "/treasury/donations",
    at,
    may: [can.viewDonations],
    answers: {
      "GET /donations/list": { donations: [makeGift()], next: null },
      "GET /donations/list?*": { donations: [makeGift()], next: null },
      "GET /donations/totals": { totals: null },
      "GET /donations/totals?*": { totals: null },
      "GET /donations/pending": { gifts: [], count: 0 },
      "GET /funds/all": [],
      "GET /batches": { batches: [], next: null },
      "GET /donations/views": { views },
      "POST /donations/views": checks,
      "PATCH /donations/views/v1": { ...checks, name: "Paper" },
      "DELETE /donations/views/v1": { removed: true },
    },
  });
type User = Awaited<ReturnType<typeof show>>["user"];
const openMenu = async (user: User, name: string) => {
  await user.click(await screen.findByRole("button", { name }));
  return within(screen.getByRole("menu", { name: "Saved views" }));
};

test("without a view and without a filter there is no menu", async () => {
  await show([]);
  await screen.findByText("Ruth Boaz");
  expect(screen.queryByRole("button", { name: "Views" })).toBeNull();
});

test("a view opens by the URL of the list, and its name is then on the button", async () => {
  const { user, address } = await show([checks]);
  const menu = await openMenu(user, "Views");
  expect(menu.queryByRole("menuitem", { name: "Save view" })).toBeNull();
  await user.click(menu.getByRole("menuitem", { name: "Checks" }));
  await waitFor(() => expect(address()).toBe("/treasury/donations?method=check"));
  expect(await screen.findByRole("button", { name: "Checks" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove filter Payment method: Check" })).toBeTruthy();
});

test("the current filter and order are saved under a name; an empty name is refused", async () => {
  const { user, server } = await show([], "/treasury/donations?method=check&sort=amount-desc");
  await user.click((await openMenu(user, "Views")).getByRole("menuitem", { name: "Save view" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save view" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Enter a name for the view.")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Checks{Enter}");
  await screen.findByText("View saved.");
  expect(lastBody(server, "POST", /views/)).toEqual({ name: "Checks", query: "method=check&sort=amount-desc" });
});

test("a named period is saved by its name, so that the view follows the calendar", async () => {
  const { user, server } = await show([], "/treasury/donations?period=lastMonth");
  await user.click((await openMenu(user, "Views")).getByRole("menuitem", { name: "Save view" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Last month{Enter}");
  await screen.findByText("View saved.");
  expect(lastBody(server, "POST", /views/)).toEqual({ name: "Last month", query: "period=lastMonth" });
});

test("the open view is renamed, and deleted with an undo", async () => {
  const { user, server } = await show([checks], "/treasury/donations?method=check");
  await user.click((await openMenu(user, "Checks")).getByRole("menuitem", { name: "Rename view" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.clear(name);
  await user.type(name, "Paper{Enter}");
  await screen.findByText("View renamed.");
  expect(lastBody(server, "PATCH", /views/)).toEqual({ name: "Paper" });
  await user.click((await openMenu(user, "Checks")).getByRole("menuitem", { name: "Delete view" }));
  await screen.findByText("View Checks deleted.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(lastBody(server, "POST", /views/)).toEqual({ name: "Checks", query: "method=check" }));
});
