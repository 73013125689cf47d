import { manyPeople, seedPeople } from "../people/seed-people.ts";
import { expect, test } from "../support/test.ts";

test("Back restores the scroll position, and a new page starts at the top", async ({
  page,
  request,
  signIn,
  church,
}) => {
  await seedPeople(request, church, manyPeople(30));
  await signIn(page, church.email, church);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const rows = page.getByRole("table", { name: "People" }).locator("tbody tr");
  const person = page.getByRole("heading", { level: 1, name: /Number/ });

  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(rows).toHaveCount(31);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  await rows.nth(15).getByRole("link").click();
  await expect(person).toBeVisible();
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(rows).toHaveCount(31);
  await expect.poll(scrolled).toBe(600);
});

test("Back from a form with changes asks for confirmation: Keep editing stays on the page, and Discard changes goes back", async ({
  page,
  signIn,
  church,
}) => {
  await signIn(page, church.email, church);
  await page.goto("/people");
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByLabel("Church name").fill("Another name");
  const question = page.getByRole("alertdialog");

  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel("Church name")).toHaveValue("Another name");

  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();

  // Going back and forward left the history unchanged.
  await page.goForward();
  await expect(page).toHaveURL(/\/settings$/);
});

test("a link that is opened in a new tab does not change the current page", async ({ page, context, portal }) => {
  await page.goto(portal);
  const other = context.waitForEvent("page");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Sign in" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect((await other).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(await other).toHaveURL(`${portal}/login`);
  await expect(page).toHaveURL(`${portal}/`);
});
