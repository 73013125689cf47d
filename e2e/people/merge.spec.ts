import { expect, test } from "../support/test.ts";
import { seedPeople } from "./seed-people.ts";

test("duplicates are compared and merged, or marked as different people", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  await seedPeople(request, church, [
    { name: { first: "Priscilla", last: "Rome" }, contactInfo: { email: "p.rome@example.com", city: "Rome" } },
    { name: { first: "Prisca", last: "Rome" }, contactInfo: { email: "p.rome@example.com", mobilePhone: "555 0177" } },
    { name: { first: "Justus", last: "Corinth" } },
    { name: { first: "Justus", last: "Corinth" } },
  ]);
  await signIn(page, church.email, church);
  await page.goto("/people");
  await page.getByRole("link", { name: "Duplicates" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("article", { name: "Justus" }).getByRole("button", { name: "Not a duplicate" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("button", { name: "Compare and merge" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge people" });
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Priscilla Rome" }).check();
  await expect(dialog.getByRole("row", { name: /Mobile phone/ })).toContainText("(kept)");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText("Records merged into Priscilla Rome.")).toBeVisible();
  await expect(page.getByText("No duplicates found")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/people?search=rome");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.locator("tbody tr").getByRole("link", { name: "Priscilla Rome" }).click();
  await expect(page.getByRole("link", { name: "555 0177" })).toBeVisible();
});

test("a person is merged with another one that is searched for from the person's page", async ({
  page,
  request,
  signIn,
  church,
}) => {
  const [kept] = await seedPeople(request, church, [
    { name: { first: "Saul", last: "Tarsus" }, contactInfo: { city: "Tarsus" } },
    { name: { first: "Paul", last: "Tarsus" }, birthDate: "1970-01-01" },
  ]);
  await signIn(page, church.email, church);
  await page.goto(`/people/${kept?.id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Merge with…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge people" });
  const search = dialog.getByRole("searchbox", { name: "Find the duplicate of Saul Tarsus" });
  await search.fill("zzz");
  await expect(dialog.getByText("No people found")).toBeVisible();
  await expect(dialog.getByText("Try another name.")).toBeVisible();
  await search.fill("tarsus");
  await expect(dialog.getByRole("button", { name: /Saul Tarsus/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: /Paul Tarsus/ }).click();
  await dialog.getByRole("radio", { name: "Paul Tarsus" }).check();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Paul Tarsus" })).toBeVisible();
  await expect(page.getByText("Tarsus", { exact: true })).toBeVisible();
});
