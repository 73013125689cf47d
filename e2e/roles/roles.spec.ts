import { uniqueWord } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { expect, test } from "../support/test.ts";

test("a role is added, given permissions and a person, and deleted", async ({
  page,
  request,
  signIn,
  mailFor,
  expectAccessible,
  church,
}) => {
  const email = `${uniqueWord()}@example.com`;
  await seedPeople(request, church, [{ name: { first: "Phoebe", last: "Cenchreae" }, contactInfo: { email } }]);
  await signIn(page, church.email, church);
  await page.goto("/roles");
  await expect(page.getByRole("link", { name: /^Administrators/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add role" }).click();
  const dialog = page.getByRole("dialog", { name: "Add role" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add role" }).click();
  await expect(dialog.getByText("Please enter a name for the role.")).toBeVisible();
  await dialog.getByLabel("Name").fill("everyone");
  await dialog.getByRole("button", { name: "Add role" }).click();
  await expect(dialog.getByText("A role with this name already exists.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Deacons");
  await dialog.getByRole("button", { name: "Add role" }).click();

  await expect(page.getByRole("heading", { name: "Deacons", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "View everyone" }).check();
  await page.getByRole("checkbox", { name: "View individual donations and donors" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Role saved. Changes take effect right away.")).toBeVisible();

  await page.getByRole("button", { name: "Add person" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("searchbox", { name: "Find a person" }).fill("phoebe");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Phoebe/ })
    .click();
  const line = page.getByRole("listitem").filter({ hasText: "Phoebe Cenchreae" });
  await expect(line).toContainText(email);
  expect((await mailFor(email)).links.length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole("checkbox", { name: "View individual donations and donors" })).toBeChecked();
  await page.getByRole("link", { name: "Phoebe Cenchreae" }).click();
  await expect(page.getByRole("link", { name: "Deacons" })).toBeVisible();
  await page.getByRole("link", { name: "Deacons" }).click();

  await page.getByRole("button", { name: "Remove Phoebe Cenchreae from this role" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No one has this role")).toBeVisible();

  await page.getByRole("button", { name: "Delete role" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete role" }).click();
  await expect(page.getByText("Deacons role deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Deacons/ })).toHaveCount(0);
});

test("built-in roles show an explanation, and the last administrator cannot be removed", async ({
  page,
  signIn,
  expectAccessible,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/roles");
  await page.getByRole("link", { name: /^Administrators/ }).click();
  await expect(page.getByText("Administrators have full access, so there's nothing to choose here.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "View everyone" })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "View everyone" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Robin Newcomer from this role" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("A church needs at least one administrator.")).toBeVisible();

  await page.getByRole("link", { name: "Back to roles" }).click();
  await page.getByRole("link", { name: /^All members/ }).click();
  await expect(page.getByText(/has this role automatically/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add person" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete role" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Edit forms and view responses" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Role saved. Changes take effect right away.")).toBeVisible();
});
