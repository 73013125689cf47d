import { readFileSync } from "node:fs";
import { expect, test } from "../support/test.ts";
import { manyPeople, seedPeople } from "./seed-people.ts";

test("the list of people is searched, filtered and paged, and Back and a reload restore its state", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  await seedPeople(request, church, manyPeople(60));
  await signIn(page, church.email, church);
  await page.goto("/people");
  const rows = page.getByRole("table", { name: "People" }).locator("tbody tr");
  await expect(rows).toHaveCount(50);
  await expect(page.getByText("1–50 of 61 people")).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows).toHaveCount(11);
  await expect(page.getByText("51–61 of 61 people")).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(50);

  await page.getByRole("combobox", { name: "Membership status" }).selectOption("Member");
  await expect(rows).toHaveCount(21);
  await page.getByRole("searchbox", { name: "Search people" }).fill("number 04");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=number\+04&status=Member/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("searchbox", { name: "Search people" })).toHaveValue("number 04");
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search people" }).fill("nobody at all");
  await expect(page.getByText("No people found")).toBeVisible();
  await page.getByRole("table", { name: "People" }).getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(50);
});

test("the list of people is sorted by column, and Back to people restores the sort order", async ({
  page,
  request,
  signIn,
  church,
}) => {
  await seedPeople(request, church, manyPeople(12));
  await signIn(page, church.email, church);
  await page.goto("/people");
  const rows = page.getByRole("table", { name: "People" }).locator("tbody tr");
  await expect(rows).toHaveCount(13);
  await page.getByRole("button", { name: "Name" }).click();
  await expect(page).toHaveURL(/direction=desc/);
  await expect(rows.first()).toContainText("Number 12");
  await rows.first().getByRole("link", { name: "Number 12" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Number 12");
  await page.getByRole("link", { name: "Back to people" }).click();
  await expect(rows.first()).toContainText("Number 12");
  await page.getByRole("button", { name: "Added" }).click();
  await page.getByRole("button", { name: "Added" }).click();
  await expect(rows.first()).toContainText("Robin Newcomer");
  await rows.first().getByRole("link", { name: "Robin Newcomer" }).click();
  await page.getByRole("link", { name: "Back to people" }).click();
  await expect(page).toHaveURL(/sort=added/);
});

test("S2.30 the CSV export contains all people that match the filter of the list", async ({
  page,
  request,
  signIn,
  church,
}) => {
  await seedPeople(request, church, manyPeople(60));
  await signIn(page, church.email, church);
  await page.goto("/people?status=Visitor");
  await expect(page.getByText("40 people", { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(41);
  expect(lines[0]?.toLowerCase()).toContain("email");
});

test("selected people are archived together and restored by Undo", async ({ page, request, signIn, church }) => {
  await seedPeople(request, church, manyPeople(3));
  await signIn(page, church.email, church);
  await page.goto("/people");
  const leftOf = async (name: string) => (await page.getByRole("checkbox", { name }).boundingBox())?.x;
  expect(await leftOf("Select all on this page")).toBe(await leftOf("Select Ada Number 01"));
  await page.getByRole("checkbox", { name: "Select Ada Number 01" }).check();
  await page.getByRole("checkbox", { name: "Select Ben Number 02" }).check();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("2 people archived.")).toBeVisible();
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("4 people", { exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select Cleo Number 03" }).check();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("1 person archived.")).toBeVisible();
  await page.getByRole("combobox", { name: "Show" }).selectOption("archived");
  await page.getByRole("checkbox", { name: "Select Cleo Number 03" }).check();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("No archived people")).toBeVisible();
});

test("the header of the table stays below the bar of bulk actions while the list scrolls", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  await seedPeople(request, church, manyPeople(40));
  await signIn(page, church.email, church);
  await page.goto("/people");
  await page.getByRole("checkbox", { name: "Select Ada Number 01" }).check();
  const bar = page.getByRole("group", { name: "Selected people" });
  await expect(bar.getByRole("button", { name: "Message" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Set household" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("table", { name: "People" }).locator("tbody tr").last().scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const head = await page.getByRole("columnheader", { name: "Name" }).boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(y + height - 1);
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeInViewport();
});

test("a member sees the directory without controls to change it", async ({ page, signIn, expectAccessible }) => {
  await signIn(page, "member@example.com");
  await page.goto("/people");
  await expect(page.getByRole("heading", { name: "Directory" })).toBeVisible();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Add person" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.locator("tbody tr").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);

  for (const closed of ["/people/duplicates", "/people/new", "/roles", "/settings"]) {
    await page.goto(closed);
    await expect(page.getByText("You don't have access to this page")).toBeVisible();
  }
  await expectAccessible(page);
});
