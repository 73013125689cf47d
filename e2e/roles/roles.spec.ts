import { makeChurch, uniqueWord } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { expect, test } from "../support/test.ts";

test("a role is added, given permissions and people, and removed", async ({
  page,
  request,
  signIn,
  mailFor,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  const email = `${uniqueWord()}@example.com`;
  await seedPeople(request, church, [{ name: { first: "Phoebe", last: "Cenchreae" }, contactInfo: { email } }]);
  await signIn(page, church.email, church);
  await page.goto("/roles");
  await expect(page.getByRole("link", { name: /Domain Admins/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add role" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a role" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add role" }).click();
  await expect(dialog.getByText("Please enter a name for the role.")).toBeVisible();
  await dialog.getByLabel("Name").fill("everyone");
  await dialog.getByRole("button", { name: "Add role" }).click();
  await expect(dialog.getByText("A role of this name already exists.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Deacons");
  await dialog.getByRole("button", { name: "Add role" }).click();

  await expect(page.getByRole("heading", { name: "Deacons", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "See everyone" }).check();
  await page.getByRole("checkbox", { name: "See single donations and who gave" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The role was saved. It counts from now on.")).toBeVisible();

  await page.getByRole("button", { name: "Add person" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("searchbox", { name: "Who should hold this role?" }).fill("phoebe");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Phoebe/ })
    .click();
  const line = page.getByRole("listitem").filter({ hasText: "Phoebe Cenchreae" });
  await expect(line).toContainText(email);
  expect((await mailFor(email)).links.length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole("checkbox", { name: "See single donations and who gave" })).toBeChecked();
  await page.getByRole("link", { name: "Phoebe Cenchreae" }).click();
  await expect(page.getByRole("link", { name: "Deacons" })).toBeVisible();
  await page.getByRole("link", { name: "Deacons" }).click();

  await page.getByRole("button", { name: "Take Phoebe Cenchreae out of this role" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Take out" }).click();
  await expect(page.getByText("Nobody is in this role")).toBeVisible();

  await page.getByRole("button", { name: "Remove role" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove role" }).click();
  await expect(page.getByText("The role Deacons was removed.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Deacons/ })).toHaveCount(0);
});

test("the fixed roles explain themselves, and the last administrator stays", async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const church = await makeChurch(request);
  await signIn(page, church.email, church);
  await page.goto("/roles");
  await page.getByRole("link", { name: /Domain Admins/ }).click();
  await expect(page.getByText("Administrators may do everything, so there is nothing to choose here.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "See everyone" })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "See everyone" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take Robin Newcomer out of this role" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take out" }).click();
  await expect(page.getByText("A church needs at least one administrator.")).toBeVisible();

  await page.getByRole("link", { name: "Back to roles" }).click();
  await page.getByRole("link", { name: /All Members/ }).click();
  await expect(page.getByText(/is in this role by themselves/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add person" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove role" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "See who is in a group" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The role was saved. It counts from now on.")).toBeVisible();
});
