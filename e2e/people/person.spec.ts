import { readFileSync } from "node:fs";
import { ageInYears } from "@offertory/contract";
import { expect, test } from "../support/test.ts";
import { seedPeople } from "./seed-people.ts";

test("G5.19 S5.13 a person is added with only a name, and gets phone numbers of other countries, selected or typed with a plus", async ({
  page,
  signIn,
  expectAccessible,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/people");
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add person" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add person" }).click();
  await expect(dialog.getByText("Please enter a first or last name.")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await dialog.getByLabel("First name").fill("Lydia");
  await dialog.getByLabel("Last name").fill("Thyatira");
  await dialog.getByRole("button", { name: "Add person" }).click();
  await expect(page.getByText("Lydia Thyatira added.")).toBeVisible();
  await page.getByRole("button", { name: "Open" }).click();

  await expect(page.getByRole("heading", { name: "Lydia Thyatira" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit" }).click();
  await expectAccessible(page);
  await page.getByLabel("Nickname").fill("Lyd");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Birth date").fill("1984-02-29");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill("lydia@example.com");
  const country = page.getByRole("combobox", { name: "Mobile phone: country" });
  await expect(country).toHaveValue("US");
  expect(await country.locator("option[value=TA], option[value=AC]").count()).toBe(0);
  await country.selectOption("DE");
  await page.getByRole("textbox", { name: "Mobile phone" }).fill("30 1234567");
  await page.getByRole("textbox", { name: "Work phone" }).pressSequentially("+44 20 7946 0958");
  await expect(page.getByRole("combobox", { name: "Work phone: country" })).toHaveValue("GB");
  await page.getByRole("button", { name: "Save changes" }).click();

  await expect(page.getByRole("heading", { name: "Lyd Thyatira" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "lydia@example.com" })).toBeVisible();
  await expect(page.getByText("February 29, 1984")).toBeVisible();
  await expect(page.getByRole("link", { name: "+49 30 1234567" })).toBeVisible();
  await expect(page.getByRole("link", { name: "+44 20 7946 0958" })).toBeVisible();
});

test("S9.06 S2.30 a person's page shows the avatar and the age in years", async ({ page, request, signIn, church }) => {
  const [person] = await seedPeople(request, church, [
    { name: { first: "Anna", last: "Phanuel" }, birthDate: "1942-05-17" },
  ]);
  await signIn(page, church.email, church);
  await page.goto(`/people/${person?.id}`);
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
  const age = ageInYears("1942-05-17", today);
  await expect(page.getByText(`${age} years old`).first()).toBeVisible();
  const avatar = page.locator("main [data-avatar]").first();
  await expect(avatar).toHaveText("AP");
  expect((await avatar.boundingBox())?.width).toBe(100);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await avatar.boundingBox())?.width).toBe(70);
});

test("when two users edit a person at the same time, the second merges both changes and sees the conflicting fields", async ({
  page,
  browser,
  request,
  signIn,
  church,
}) => {
  const [person] = await seedPeople(request, church, [{ name: { first: "Tabitha", last: "Joppa" } }]);
  const address = `/people/${person?.id}`;
  await signIn(page, church.email, church);
  await page.goto(`${address}?edit=1`);
  await page.getByLabel("City").fill("Joppa");

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, church.email, church);
  await other.goto(`${address}?edit=1`);
  await other.getByLabel("City").fill("Lydda");
  await other.getByRole("textbox", { name: "Mobile phone" }).fill("555 0100");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("heading", { name: "Tabitha Joppa" })).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Someone else changed this person")).toBeVisible();
  await page.getByRole("button", { name: "Load latest version" }).click();
  await expect(page.getByText("You both changed: City")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Mobile phone" })).toHaveValue("555 0100");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: "555 0100" })).toBeVisible();
  await expect(page.getByText("Joppa", { exact: true })).toBeVisible();
});

test("a person's data is downloaded, and the person is erased only after the name is typed", async ({
  page,
  request,
  signIn,
  expectAccessible,
  church,
}) => {
  const [person] = await seedPeople(request, church, [
    { name: { first: "Simon", last: "Magus" }, contactInfo: { email: "simon@example.com" } },
  ]);
  await signIn(page, church.email, church);
  await page.goto(`/people/${person?.id}`);
  await page.getByRole("button", { name: "More" }).click();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("simon-magus.json");
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
    person: { contactInfo: { email: "simon@example.com" } },
  });

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Erase data…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Simon Magus?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Type the person's name to confirm.")).toBeVisible();
  await dialog.getByLabel("Type Simon Magus to confirm").fill("simon magus");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("Simon Magus's data was erased.")).toBeVisible();
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await page.goto(`/people/${person?.id}`);
  await expect(page.getByText("Person not found.")).toBeVisible();
  await expectAccessible(page);
});

test("S2.30 a photo is resized in the browser, and is shown on the person's page and in the list", async ({
  page,
  request,
  signIn,
  church,
}) => {
  const [person] = await seedPeople(request, church, [{ name: { first: "Rhoda", last: "Door" } }]);
  await signIn(page, church.email, church);
  await page.goto(`/people/${person?.id}?edit=1`);
  await page
    .getByLabel("Photo", { exact: true })
    .locator("input[type=file], :scope")
    .last()
    .setInputFiles({
      name: "large.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="3000" height="2000" fill="teal"/></svg>',
      ),
    });
  await page.getByRole("button", { name: "Use image" }).click();
  await expect(page.getByRole("img", { name: "Current Photo" })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator('main [data-avatar="photo"] img').first()).toHaveAttribute("src", /^data:image\/jpeg/);
  const width = await page
    .locator('main [data-avatar="photo"] img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBe(400);

  await page.getByRole("link", { name: "Back to people" }).click();
  const listed = page.getByRole("row", { name: /Rhoda Door/ }).locator('[data-avatar="photo"] img');
  await expect(listed).toHaveAttribute("src", /^\/content\/people\//);
  await expect.poll(() => listed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});

test("leaving the new-person form with changes asks for confirmation, and Keep editing keeps them", async ({
  page,
  signIn,
  expectAccessible,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/people/new");
  await expectAccessible(page);
  await page.getByLabel("First name").fill("Half");
  await page.getByRole("link", { name: "Roles" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expect(dialog.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Half");
  await page.getByRole("button", { name: "Add person" }).click();
  await expect(page.getByRole("heading", { name: "Half" })).toBeVisible();
});
