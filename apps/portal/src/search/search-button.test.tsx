import { can, type Permission } from "@offertory/contract";
import { screen, within } from "@testing-library/react";
import { useLocation } from "@offertory/router";
import { expect, test } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { SearchButton } from "./search-button.tsx";

const Where = () => <p>{`at ${useLocation().pathname}`}</p>;
const NOTHING = { people: [], donations: [], forms: [], pages: [] };

const show = (may: readonly Permission[], found: object = NOTHING) =>
  showPage({
    page: (
      <>
        <SearchButton />
        <Where />
      </>
    ),
    path: "*",
    at: "/",
    may,
    answers: { "GET /search?*": { ...NOTHING, ...found } },
  });

test("Ctrl-K opens the search, and Enter opens the chosen place", async () => {
  const { user } = await show([can.viewDonations, can.editDonations]);
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Name, amount, page, or topic" });
  await user.type(field, "batch");
  const options = await screen.findAllByRole("option");
  expect(options[0]?.textContent).toContain("Batches");
  expect(field.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
  await user.keyboard("{Enter}");
  expect(await screen.findByText("at /treasury/batches")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("what the server found is listed by kind, and the arrow keys choose among all", async () => {
  const { user } = await show([can.viewDonations], {
    donations: [{ id: "d1", donor: "Ruth Boaz", amount: 20, donatedOn: "2026-03-01" }],
    forms: [{ id: "f1", name: "Ruth group", builds: false }],
  });
  await user.click(screen.getByRole("button", { name: "Search" }));
  const field = await screen.findByRole("combobox");
  await user.type(field, "ruth");
  const donations = within(await screen.findByRole("group", { name: "Donations" }));
  expect(donations.getByRole("option").textContent).toContain("$20.00");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByText("at /my-forms/f1")).toBeTruthy();
});

test("places without permission are not found, and a search without results says so", async () => {
  const { user } = await show([]);
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.type(await screen.findByRole("combobox"), "batches");
  expect(await screen.findByText("No results")).toBeTruthy();
});
