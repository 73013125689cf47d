import { expect, test } from "../support/test.ts";
import { pageOf, portal } from "./message-panel.ts";

const word = () => Math.random().toString(36).slice(2, 10);

test("S2.22 S6.03 a note that one writes is seen by another who looks, and only its author can change it", async ({
  browser,
  expectAccessible,
}) => {
  const [first, second] = [`first ${word()}`, `second ${word()}`];
  const one = await pageOf(browser, "admin@example.com");
  await one.goto(`${portal}/people?search=Mateo`);
  await one
    .getByRole("link", { name: /Mateo Ramirez/ })
    .first()
    .click();
  const notes = one.getByRole("region", { name: "Notes", exact: true });
  await notes.getByRole("textbox", { name: "Add a note" }).fill(first);
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByRole("listitem").filter({ hasText: first })).toBeVisible();
  await expectAccessible(one);

  const other = await one.context().newPage();
  await other.goto(one.url());
  const others = other.getByRole("region", { name: "Notes", exact: true });
  await expect(others.getByRole("listitem").filter({ hasText: first })).toBeVisible();
  await notes.getByRole("textbox", { name: "Add a note" }).fill(second);
  await notes.getByRole("textbox", { name: "Add a note" }).press("Enter");
  await expect(others.getByRole("listitem").filter({ hasText: second })).toBeVisible();

  const helper = await pageOf(browser, "treasurer@example.com");
  await helper.goto(one.url());
  await expect(helper.getByRole("button", { name: "Edit this note" })).toHaveCount(0);
});
